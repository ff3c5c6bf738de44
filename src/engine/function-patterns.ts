// The modules that are the same in every symbol of a version: finder, separator, timing and alignment patterns and
// version information. ISO/IEC 18004:2015, 6.3, 7.10 and Annex E.

import { alignmentCount, sizeOf } from './capacity.ts';
import { formatPositions, versionBits } from './format-information.ts';
import { Role } from './roles.ts';

/** Coordinates of alignment pattern centres, the same for rows and columns, ascending; empty for version 1. */
export function alignmentPositions(version: number): number[] {
  const count = alignmentCount(version);
  // Evenly spaced from the far end by an even step; the first gap takes what is left.
  const step = 2 * Math.floor((8 * version + 3 * count + 5) / (4 * count - 4));
  return Array.from({ length: count }, (_, i) => (i === 0 ? 6 : sizeOf(version) - 7 - (count - 1 - i) * step));
}

/**
 * Visits every module that carries no codeword, with its role and whether it is dark. Format information and the dark
 * module beside it are visited as light. Where patterns overlap, they agree, and the last visit has the role.
 */
export function walkFunctionPatterns(
  version: number,
  visit: (x: number, y: number, role: Role, isDark: boolean) => void,
): void {
  const size = sizeOf(version);
  /** Rings around a centre, as roles from the inside out; all are dark but those named. */
  const visitRings = (x: number, y: number, roles: readonly Role[], lightRings: readonly number[]) => {
    const reach = roles.length - 1;
    for (let i = Math.max(-reach, -y); i <= reach && y + i < size; i++) {
      for (let j = Math.max(-reach, -x); j <= reach && x + j < size; j++) {
        const ring = Math.max(Math.abs(i), Math.abs(j));
        visit(x + j, y + i, roles[ring], !lightRings.includes(ring));
      }
    }
  };
  /** A module and the one across the diagonal. */
  const visitBoth = (x: number, y: number, role: Role, isDark: boolean) => {
    visit(x, y, role, isDark);
    visit(y, x, role, isDark);
  };
  const far = size - 7;
  for (const x of alignmentPositions(version)) {
    for (const y of alignmentPositions(version)) {
      const isOnFinder = Math.min(x, y) === 6 && [6, far].includes(Math.max(x, y));
      if (!isOnFinder) visitRings(x, y, [Role.alignment, Role.alignment, Role.alignment], [1]);
    }
  }
  for (let i = 8; i < size - 8; i++) visitBoth(i, 6, Role.timing, i % 2 === 0);
  const { finderCentre, finderRing, separator } = Role;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    visitRings(x, y, [finderCentre, finderCentre, finderRing, finderRing, separator], [2, 4]);
  }
  for (let bit = 0; bit < 15; bit++) {
    for (const [x, y] of formatPositions(bit, size)) visit(x, y, Role.format, false);
  }
  visit(8, size - 8, Role.darkModule, false);
  if (version < 7) return;
  const bits = versionBits(version);
  for (let bit = 0; bit < 18; bit++) {
    const across = Math.floor(bit / 3);
    const along = size - 11 + (bit % 3);
    visitBoth(across, along, Role.version, ((bits >>> bit) & 1) === 1);
  }
}
