// The positions of alignment patterns. ISO/IEC 18004:2015, 6.3 and Annex E.
//
// The positions are in a table, because the standard has no formula. The known formulas were found by fitting and need
// an exception for version 32. The test compares the table with such a formula.

import { requireVersion, symbolSize } from './capacity.ts';

/** Table E.1: for each version, the row and column coordinates of the centers of alignment patterns. */
const CENTER_COORDINATES: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
  11: [6, 30, 54],
  12: [6, 32, 58],
  13: [6, 34, 62],
  14: [6, 26, 46, 66],
  15: [6, 26, 48, 70],
  16: [6, 26, 50, 74],
  17: [6, 30, 54, 78],
  18: [6, 30, 56, 82],
  19: [6, 30, 58, 86],
  20: [6, 34, 62, 90],
  21: [6, 28, 50, 72, 94],
  22: [6, 26, 50, 74, 98],
  23: [6, 30, 54, 78, 102],
  24: [6, 28, 54, 80, 106],
  25: [6, 32, 58, 84, 110],
  26: [6, 30, 58, 86, 114],
  27: [6, 34, 62, 90, 118],
  28: [6, 26, 50, 74, 98, 122],
  29: [6, 30, 54, 78, 102, 126],
  30: [6, 26, 52, 78, 104, 130],
  31: [6, 30, 56, 82, 108, 134],
  32: [6, 34, 60, 86, 112, 138],
  33: [6, 30, 58, 86, 114, 142],
  34: [6, 34, 62, 90, 118, 146],
  35: [6, 30, 54, 78, 102, 126, 150],
  36: [6, 24, 50, 76, 102, 128, 154],
  37: [6, 28, 54, 80, 106, 132, 158],
  38: [6, 32, 58, 84, 110, 136, 162],
  39: [6, 26, 54, 82, 110, 138, 166],
  40: [6, 30, 58, 86, 114, 142, 170],
};

/**
 * Returns the center modules `[x, y]` of a version's alignment patterns, row by row: every combination of the
 * coordinates, except for the three on finder patterns. None for version 1, 46 for version 40. Throws a `RangeError`
 * for a version that does not exist.
 */
export function alignmentCenters(version: number): (readonly [x: number, y: number])[] {
  requireVersion(version);
  const coordinates = CENTER_COORDINATES[version];
  const near = 6;
  const far = symbolSize(version) - 7;
  const isOnFinder = (x: number, y: number): boolean =>
    (x === near && y === near) || (x === far && y === near) || (x === near && y === far);
  return coordinates.flatMap((y) => coordinates.filter((x) => !isOnFinder(x, y)).map((x) => [x, y] as const));
}
