import type { RandomStream } from './random.ts';

/** Whether the module in this column and row is dark. */
export type Symbol21 = (column: number, row: number) => boolean;

/** The modules along one side of a sample symbol: those of version 1. */
export const SIDE = 21;

const FINDER = 7;
const TIMING = 6;

/**
 * Returns a symbol for pictures: function patterns where version 1 has them, and random modules elsewhere. It cannot be
 * read by a scanner.
 */
export function sampleSymbol(random: RandomStream): Symbol21 {
  const data = Array.from({ length: SIDE * SIDE }, () => random.integer(0, 1) === 1);
  return (column, row) => patternAt(column, row) ?? data[row * SIDE + column];
}

/** Whether the function patterns of version 1 make this module dark, or undefined where data lies. */
export function patternAt(column: number, row: number): boolean | undefined {
  const x = Math.min(column, SIDE - 1 - column);
  const y = Math.min(row, SIDE - 1 - row);
  const hasFinder = x <= FINDER && y <= FINDER && (column <= FINDER || row <= FINDER);
  if (hasFinder) return isFinderDark(x, y);
  if (column === TIMING) return row % 2 === 0;
  if (row === TIMING) return column % 2 === 0;
  return undefined;
}

/** Whether a finder pattern whose corner is module 0, 0 is dark here; outside its 7 by 7 modules nothing is. */
export function isFinderDark(x: number, y: number): boolean {
  const distance = Math.max(Math.abs(x - 3), Math.abs(y - 3));
  return distance <= 1 || distance === 3;
}

/** The conditions under which each of the eight masks inverts a module (ISO/IEC 18004, data masking). */
export const SAMPLE_MASKS: readonly Symbol21[] = [
  (column, row) => (row + column) % 2 === 0,
  (_, row) => row % 2 === 0,
  (column) => column % 3 === 0,
  (column, row) => (row + column) % 3 === 0,
  (column, row) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (column, row) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (column, row) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (column, row) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
