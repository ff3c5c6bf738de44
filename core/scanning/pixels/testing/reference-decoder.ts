// A simple decoder for tests. From the engine it uses the map of modules to codewords and the layout of blocks only.

import { blockLayout, moduleCodewords, type QrCode } from '#engine';

/** Powers of 2 in GF(256) with x⁸ + x⁴ + x³ + x² + 1, twice over, so that sums of two logarithms need no modulo. */
const POWER: number[] = [];
for (let i = 0, value = 1; i < 510; i++) {
  POWER.push(value);
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const LOGARITHM = new Map(POWER.slice(0, 255).map((value, exponent) => [value, exponent]));

/**
 * Returns each block's data; null for one that cannot be corrected. `modules` are still masked, 1 is dark. Version,
 * level and mask are those of `code`.
 */
export function decodeBlocks(code: QrCode, modules: ArrayLike<number>): (number[] | null)[] {
  const { codeword, block } = moduleCodewords(code.version, code.level);
  const layout = blockLayout(code.version, code.level);
  const codewords = new Map<number, number>();
  for (const index of zigzag(code.size)) {
    if (codeword[index] < 0) continue;
    const bit = modules[index] ^ (isMasked(code.mask, index % code.size, Math.floor(index / code.size)) ? 1 : 0);
    codewords.set(codeword[index], ((codewords.get(codeword[index]) ?? 0) << 1) | bit);
  }
  const blockOf = new Map(Array.from(codeword, (value, index) => [value, block[index]]));
  const received = layout.map((): number[] => []);
  for (const [index, value] of [...codewords].sort(([a], [b]) => a - b)) received[blockOf.get(index)!].push(value);
  return received.map((values, index) => {
    const { dataCodewords, errorCorrectionCodewords } = layout[index];
    return correct(values, errorCorrectionCodewords)?.slice(0, dataCodewords) ?? null;
  });
}

function zigzag(size: number): number[] {
  const order: number[] = [];
  for (let pair = 0, right = size - 1; right > 0; pair++, right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i++) {
      const y = pair % 2 === 0 ? size - 1 - i : i;
      order.push(y * size + right, y * size + right - 1);
    }
  }
  return order;
}

function isMasked(mask: number, x: number, y: number): boolean {
  const values = [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  return values[mask] === 0;
}

/**
 * Returns corrected codewords, or null. The last `checks` are for error correction. Short and slow: Berlekamp–Massey, a
 * search for the roots, and a linear system for the values.
 */
export function correct(received: readonly number[], checks: number): number[] | null {
  const syndromes = Array.from({ length: checks }, (_, j) =>
    received.reduce((sum, value) => times(sum, POWER[j]) ^ value, 0),
  );
  if (syndromes.every((value) => value === 0)) return [...received];
  const locator = shortestRecurrence(syndromes);
  const places: number[] = [];
  for (let place = 0; place < received.length; place++) {
    const root = POWER[255 - (received.length - 1 - place)];
    if (locator.reduceRight((sum, coefficient) => times(sum, root) ^ coefficient, 0) === 0) places.push(place);
  }
  if (places.length !== locator.length - 1 || places.length * 2 > checks) return null;
  const values = solve(
    places.map((_, j) => places.map((place) => POWER[((received.length - 1 - place) * j) % 255])),
    syndromes.slice(0, places.length),
  );
  const corrected = received.map(
    (value, place) => value ^ (places.includes(place) ? values[places.indexOf(place)] : 0),
  );
  const isCodeword = syndromes.every((_, j) => corrected.reduce((sum, value) => times(sum, POWER[j]) ^ value, 0) === 0);
  return isCodeword ? corrected : null;
}

function shortestRecurrence(sequence: readonly number[]): number[] {
  let current = [1];
  let previous = [1];
  let length = 0;
  let gap = 1;
  let lastDiscrepancy = 1;
  for (let n = 0; n < sequence.length; n++) {
    let discrepancy = 0;
    for (let i = 0; i <= length; i++) discrepancy ^= times(current[i] ?? 0, sequence[n - i] ?? 0);
    if (discrepancy === 0) {
      gap++;
      continue;
    }
    const factor = times(discrepancy, inverse(lastDiscrepancy));
    const next = Array.from(
      { length: Math.max(current.length, previous.length + gap) },
      (_, i) => (current[i] ?? 0) ^ times(factor, previous[i - gap] ?? 0),
    );
    if (2 * length <= n) {
      length = n + 1 - length;
      previous = current;
      lastDiscrepancy = discrepancy;
      gap = 1;
    } else {
      gap++;
    }
    current = next;
  }
  while (current.at(-1) === 0) current.pop();
  return current;
}

/** Gauss–Jordan elimination. Each column has the powers of a different number, so the matrix always has an inverse. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (const [i] of rows.entries()) {
    const pivot = rows.findIndex((row, k) => k >= i && row[i] !== 0);
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    const scale = inverse(rows[i][i]);
    rows[i] = rows[i].map((value) => times(value, scale));
    for (const [k, row] of rows.entries()) {
      if (k !== i && row[i] !== 0) rows[k] = row.map((value, c) => value ^ times(row[i], rows[i][c]));
    }
  }
  return rows.map((row) => row[rows.length]);
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : POWER[LOGARITHM.get(a)! + LOGARITHM.get(b)!];
}

function inverse(a: number): number {
  return POWER[255 - LOGARITHM.get(a)!];
}
