// Reads an undamaged symbol as clause 12 of the standard describes. This module shares only the type `QrCode` with the
// encoder, so it can check the structure of symbols independently. Used by tests only.

import type { QrCode } from '../qr-code.ts';

export interface ReadSymbol {
  /** Both copies of format information, unmasked: two bits of level and three of mask, then ten of error correction. */
  readonly formats: readonly [number, number];
  readonly versions: readonly number[];
  readonly wrongModules: number;
  readonly codewords: readonly number[];
  readonly remainder: readonly boolean[];
}

/** Returns whether a mask inverts the module in row i and column j. Most conditions are not written as in Table 10. */
export function isInverted(mask: number, i: number, j: number): boolean {
  switch (mask) {
    case 0:
      return (i ^ j) % 2 === 0;
    case 1:
      return i % 2 === 0;
    case 2:
      return j % 3 === 0;
    case 3:
      return (i % 3) + (j % 3) === 0 || (i % 3) + (j % 3) === 3;
    case 4:
      return i % 4 < 2 === j % 6 < 3;
    case 5:
      return (i * j) % 6 === 0;
    case 6:
      return (i * j) % 6 < 3;
    default:
      return ((i + j + ((i * j) % 3)) & 1) === 0;
  }
}

/** A formula that fits the table of Annex E, except for version 32. */
export function alignmentCoordinates(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  const steps = Math.floor(version / 7) + 1;
  const step = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (2 * steps));
  return [6, ...Array.from({ length: steps }, (_, i) => last - (steps - 1 - i) * step)];
}

/** Reads a symbol. `code.version` and `code.mask` are taken as given, everything else comes from the modules. */
export function readSymbol(code: QrCode): ReadSymbol {
  const { size, version } = code;
  const dark = (x: number, y: number) => ((code.rows[y * code.stride + (x >>> 5)] >>> (x & 31)) & 1) === 1;
  const taken = Array.from({ length: size }, () => new Uint8Array(size));
  const wrong = new Set<number>();
  const expectModule = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    taken[y][x] = 1;
    if (dark(x, y) !== isDark) wrong.add(y * size + x);
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        expectModule(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  for (let i = 8; i < size - 8; i++) {
    expectModule(i, 6, i % 2 === 0);
    expectModule(6, i, i % 2 === 0);
  }
  const centers = alignmentCoordinates(version);
  for (const cy of centers) {
    for (const cx of centers) {
      if ((cx < 8 && cy < 8) || (cx < 8 && cy > size - 9) || (cx > size - 9 && cy < 8)) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) expectModule(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  expectModule(8, size - 8, true);

  const bit = (x: number, y: number) => {
    taken[y][x] = 1;
    return dark(x, y) ? 1 : 0;
  };
  // Most significant bit first, along the path of Figure 25 of the standard.
  let first = 0;
  for (const x of [0, 1, 2, 3, 4, 5, 7, 8]) first = first * 2 + bit(x, 8);
  for (const y of [7, 5, 4, 3, 2, 1, 0]) first = first * 2 + bit(8, y);
  let second = 0;
  for (let y = size - 1; y >= size - 7; y--) second = second * 2 + bit(8, y);
  for (let x = size - 8; x < size; x++) second = second * 2 + bit(x, 8);
  const versions: number[] = [];
  if (version >= 7) {
    let right = 0;
    let bottom = 0;
    for (let i = 17; i >= 0; i--) {
      right = right * 2 + bit(size - 11 + (i % 3), Math.floor(i / 3));
      bottom = bottom * 2 + bit(Math.floor(i / 3), size - 11 + (i % 3));
    }
    versions.push(right, bottom);
  }

  const bits: boolean[] = [];
  let column = size - 1;
  let step = -1;
  let y = size - 1;
  while (column > 0) {
    for (const x of [column, column - 1]) if (!taken[y][x]) bits.push(dark(x, y) !== isInverted(code.mask, y, x));
    y += step;
    if (y < 0 || y >= size) {
      y -= step;
      step = -step;
      column -= 2;
      if (column === 6) column = 5;
    }
  }
  const codewords: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) {
    codewords.push(bits.slice(i, i + 8).reduce((value, isSet) => value * 2 + (isSet ? 1 : 0), 0));
  }
  const mask = 0b101010000010010;
  return {
    formats: [first ^ mask, second ^ mask],
    versions,
    wrongModules: wrong.size,
    codewords,
    remainder: bits.slice(codewords.length * 8),
  };
}
