// Where alignment patterns stand. ISO/IEC 18004:2015, 6.3 and Annex E.
//
// The table stands as printed, not as a formula. The standard has no formula; the known ones were found by fitting and
// hide an exception (version 32). The table's test uses such a formula.

import { requireVersion, symbolSize } from './capacity.ts';

/** Table E.1, by version: row and column coordinates of the centers of alignment patterns. */
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
 * The modules `[x, y]` at the centers of all alignment patterns of a version, row by row: each crossing of the
 * coordinates but the three that lie on finder patterns. None for version 1, 46 for version 40.
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
