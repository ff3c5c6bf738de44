// The modules that are the same in every symbol of a version: finder, separator, timing and alignment patterns and
// version information. ISO/IEC 18004:2015, 6.3, 7.10 and Annex E.

import { alignmentCount, sizeOf } from './capacity.ts';
import { formatPositions, versionBits } from './format-information.ts';
import { Role } from './roles.ts';

/** Coordinates of alignment pattern centres, the same for rows and columns, ascending; empty for version 1. */
export function alignmentPositions(version: number): number[] {
  const count = alignmentCount(version);
  if (count === 0) return [];
  // Evenly spaced from the far end by an even step; the first gap takes what is left. Version 32 breaks the rule.
  const step = version === 32 ? 26 : 2 * Math.ceil((4 * version + 4) / (2 * (count - 1)));
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
  const visitRing = (x: number, y: number, radius: number, role: Role, isDark: boolean) => {
    for (let i = -radius; i <= radius; i++) {
      for (let j = -radius; j <= radius; j++) {
        const isInside = Math.min(x + i, y + j) >= 0 && Math.max(x + i, y + j) < size;
        if (isInside && Math.max(Math.abs(i), Math.abs(j)) === radius) visit(x + i, y + j, role, isDark);
      }
    }
  };
  const far = size - 7;
  for (const x of alignmentPositions(version)) {
    for (const y of alignmentPositions(version)) {
      if ((x === 6 && (y === 6 || y === far)) || (x === far && y === 6)) continue;
      for (let radius = 0; radius <= 2; radius++) visitRing(x, y, radius, Role.alignment, radius !== 1);
    }
  }
  for (let i = 8; i < size - 8; i++) {
    visit(i, 6, Role.timing, i % 2 === 0);
    visit(6, i, Role.timing, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let radius = 0; radius <= 4; radius++) {
      const role = radius <= 1 ? Role.finderCentre : radius <= 3 ? Role.finderRing : Role.separator;
      visitRing(x, y, radius, role, radius !== 2 && radius !== 4);
    }
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
    const isDark = ((bits >>> bit) & 1) === 1;
    visit(across, along, Role.version, isDark);
    visit(along, across, Role.version, isDark);
  }
}
