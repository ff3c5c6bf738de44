// The eight data masks, and what each changes in a symbol, as bit planes. ISO/IEC 18004:2015, 7.8.2 and 7.9.

import { type BitPlanes, lightPlanes, planeWords, setModule, transpose } from './bit-planes.ts';
import type { ErrorCorrectionLevel } from './block-table.ts';
import { symbolSize } from './capacity.ts';
import { formatBits, formatPositions } from './function-patterns.ts';
import { reservedModules } from './placement.ts';

export const MASKS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export type Mask = (typeof MASKS)[number];

/** Table 10: the condition under which a mask inverts the module in row `i` and column `j`. */
const CONDITIONS: Readonly<Record<Mask, (i: number, j: number) => boolean>> = {
  0: (i, j) => (i + j) % 2 === 0,
  1: (i) => i % 2 === 0,
  2: (_, j) => j % 3 === 0,
  3: (i, j) => (i + j) % 3 === 0,
  4: (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  5: (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  6: (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  7: (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
};

const MASK_PERIOD = 12;

/** Returns whether a mask inverts module `x`, `y`. The caller must check the role: `Role.data` and beyond. */
export function isMasked(mask: Mask, x: number, y: number): boolean {
  return CONDITIONS[mask](y, x);
}

const planesByVersion: Readonly<Record<ErrorCorrectionLevel, (readonly BitPlanes[])[]>> = {
  L: [],
  M: [],
  Q: [],
  H: [],
};

/** Returns, by mask, what to XOR: the pattern, format information and the dark module. Shared: do not modify. */
export function maskPlanes(version: number, level: ErrorCorrectionLevel): readonly BitPlanes[] {
  planesByVersion[level][version] ??= MASKS.map((mask) => drawMask(version, level, mask));
  return planesByVersion[level][version];
}

function drawMask(version: number, level: ErrorCorrectionLevel, mask: Mask): BitPlanes {
  const size = symbolSize(version);
  const reserved = reservedModules(version);
  const planes = lightPlanes(size);
  for (let y = 0; y < MASK_PERIOD; y++) {
    for (let x = 0; x < size; x++) if (isMasked(mask, x, y)) setModule(planes, size, y, x);
  }
  for (let i = 0; i < planeWords(size); i++) {
    const isRepeated = i % size >= MASK_PERIOD;
    if (isRepeated) planes[i] = planes[i - MASK_PERIOD];
  }
  for (let i = 0; i < planeWords(size); i++) planes[i] &= ~reserved[i];

  const format = formatBits(level, mask);
  for (let bit = 0; bit < 15; bit++) {
    if ((format >>> bit) & 1) for (const [x, y] of formatPositions(bit, size)) setModule(planes, size, y, x);
  }
  setModule(planes, size, size - 8, 8);
  transpose(planes, size, 'columns');
  return planes;
}
