import type { RandomStream } from './random.ts';

/** Returns whether the module in a column and row is dark. */
export type Symbol21 = (column: number, row: number) => boolean;

/** Modules along one side of a sample symbol, as in version 1. */
export const SIDE = 21;

const FINDER = 7;
const TIMING = 6;

/** Returns a symbol for pictures: the function patterns of version 1 and random data. Scanners cannot read it. */
export function sampleSymbol(random: RandomStream): Symbol21 {
  const data = Array.from({ length: SIDE * SIDE }, () => random.integer(0, 1) === 1);
  return (column, row) => patternAt(column, row) ?? data[row * SIDE + column];
}

/** Returns whether a function pattern of version 1 makes this module dark; undefined for data modules. */
export function patternAt(column: number, row: number): boolean | undefined {
  const x = Math.min(column, SIDE - 1 - column);
  const y = Math.min(row, SIDE - 1 - row);
  const hasFinder = x <= FINDER && y <= FINDER && (column <= FINDER || row <= FINDER);
  if (hasFinder) return isFinderDark(x, y);
  if (column === TIMING) return row % 2 === 0;
  if (row === TIMING) return column % 2 === 0;
  return undefined;
}

/**
 * Returns whether a module of a finder pattern is dark. `x` and `y` count from 0 at the pattern's corner. Returns false
 * outside the pattern's 7 by 7 modules.
 */
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
