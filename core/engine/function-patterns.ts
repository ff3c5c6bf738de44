// The modules that carry no codeword: function patterns, format and version information.
// ISO/IEC 18004:2015, 6.3, 7.9, 7.10 and Annexes C to E.

import type { ErrorCorrectionLevel } from './block-table.ts';
import { requireVersion, symbolSize } from './capacity.ts';

/** What a module is for. Roles below `data` are fixed by version, level and mask. */
export const Role = {
  /** Dark outer ring of a finder pattern, and the light ring inside it. */
  finderRing: 0,
  finderCenter: 1,
  separator: 2,
  alignment: 3,
  /** Also where a timing pattern runs through an alignment pattern. */
  timing: 4,
  format: 5,
  version: 6,
  darkModule: 7,
  data: 8,
  errorCorrection: 9,
  /** Up to seven modules that no codeword fills. */
  remainder: 10,
} as const;

export type Role = (typeof Role)[keyof typeof Role];

/** Table E.1: for each version, the coordinates of the centers of alignment patterns. The standard has no formula. */
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

/** Returns the centers row by row, 0 to 46 of them. Throws a `RangeError` for a version that does not exist. */
export function alignmentCenters(version: number): (readonly [x: number, y: number])[] {
  requireVersion(version);
  const coordinates = CENTER_COORDINATES[version];
  const near = 6;
  const far = symbolSize(version) - 7;
  const isOnFinder = (x: number, y: number): boolean =>
    (x === near && y === near) || (x === far && y === near) || (x === near && y === far);
  return coordinates.flatMap((y) => coordinates.filter((x) => !isOnFinder(x, y)).map((x) => [x, y] as const));
}

const LEVEL_INDICATORS: Readonly<Record<ErrorCorrectionLevel, number>> = { L: 0b01, M: 0b00, Q: 0b11, H: 0b10 };

/** XORed with format information, so that it is never all zeros. */
const FORMAT_MASK = 0b101010000010010;

/** Returns the 15 bits of format information; bit 14 is the more significant bit of the level. */
export function formatBits(level: ErrorCorrectionLevel, mask: number): number {
  const data = (LEVEL_INDICATORS[level] << 3) | mask;
  return ((data << 10) | bchRemainder(data, 10, 0b10100110111)) ^ FORMAT_MASK;
}

/** Returns the 18 bits of version information, for versions 7 to 40. */
export function versionBits(version: number): number {
  return (version << 12) | bchRemainder(version, 12, 0b1111100100101);
}

/** Returns the remainder of `data · x^degree` divided by the generator over GF(2); `data` has at most six bits. */
function bchRemainder(data: number, degree: number, generator: number): number {
  let remainder = data << degree;
  for (let shift = 5; shift >= 0; shift--) {
    if ((remainder >>> (degree + shift)) & 1) remainder ^= generator << shift;
  }
  return remainder;
}

/** Returns both modules `[x, y]` of a bit of format information, 0 (least significant) to 14. */
export function formatPositions(
  bit: number,
  size: number,
): readonly [readonly [number, number], readonly [number, number]] {
  const corner: readonly [number, number] =
    bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8];
  const copy: readonly [number, number] = bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit];
  return [corner, copy];
}

type Visit = (x: number, y: number, role: Role, isDark: boolean) => void;

/** The square rings of a pattern from the center outward: their roles, and the indexes of the light ones. */
interface Rings {
  readonly roles: readonly Role[];
  readonly light: readonly number[];
}

const FINDER: Rings = {
  roles: [Role.finderCenter, Role.finderCenter, Role.finderRing, Role.finderRing, Role.separator],
  light: [2, 4],
};

const ALIGNMENT: Rings = { roles: [Role.alignment, Role.alignment, Role.alignment], light: [1] };

/** Visits function modules, the last role last where they overlap. Format information and dark module are light. */
export function walkFunctionPatterns(version: number, visit: Visit): void {
  const size = symbolSize(version);
  for (const [x, y] of alignmentCenters(version)) visitRings(x, y, ALIGNMENT, size, visit);
  for (let i = 8; i < size - 8; i++) {
    visit(i, 6, Role.timing, i % 2 === 0);
    visit(6, i, Role.timing, i % 2 === 0);
  }
  visitRings(3, 3, FINDER, size, visit);
  visitRings(size - 4, 3, FINDER, size, visit);
  visitRings(3, size - 4, FINDER, size, visit);
  for (let bit = 0; bit < 15; bit++) {
    for (const [x, y] of formatPositions(bit, size)) visit(x, y, Role.format, false);
  }
  visit(8, size - 8, Role.darkModule, false);
  if (version < 7) return;
  const bits = versionBits(version);
  for (let bit = 0; bit < 18; bit++) {
    const across = Math.floor(bit / 3);
    const along = size - 11 + (bit % 3);
    const isDark = ((bits >>> bit) & 1) === 1;
    visit(across, along, Role.version, isDark);
    visit(along, across, Role.version, isDark);
  }
}

function visitRings(centerX: number, centerY: number, { roles, light }: Rings, size: number, visit: Visit): void {
  const reach = roles.length - 1;
  const bottom = Math.min(size - 1, centerY + reach);
  const right = Math.min(size - 1, centerX + reach);
  for (let y = Math.max(0, centerY - reach); y <= bottom; y++) {
    for (let x = Math.max(0, centerX - reach); x <= right; x++) {
      const ring = Math.max(Math.abs(x - centerX), Math.abs(y - centerY));
      visit(x, y, roles[ring], !light.includes(ring));
    }
  }
}
