// The modules that are the same in every symbol of a version: finder, separator, timing and alignment patterns, and
// version information. ISO/IEC 18004:2015, 6.3, 7.10 and Annex E.

import { alignmentCenters } from './alignment-patterns.ts';
import { symbolSize } from './capacity.ts';
import { formatPositions, versionBits } from './format-information.ts';
import { Role } from './roles.ts';

/** Called for each visited module; `isDark` is its color. */
type Visit = (x: number, y: number, role: Role, isDark: boolean) => void;

/** The square rings of a pattern from the center outward: their roles, and the indexes of the light ones. */
interface Rings {
  readonly roles: readonly Role[];
  readonly light: readonly number[];
}

/** A finder pattern and the separator around it. */
const FINDER: Rings = {
  roles: [Role.finderCenter, Role.finderCenter, Role.finderRing, Role.finderRing, Role.separator],
  light: [2, 4],
};

const ALIGNMENT: Rings = { roles: [Role.alignment, Role.alignment, Role.alignment], light: [1] };

/**
 * Visits every module that carries no codeword or remainder bit. Format information and the dark module are visited as
 * light. A module where patterns overlap is visited several times, with the same color; its role is that of the last
 * visit.
 */
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

/** Visits the rings around a center, except for modules outside the symbol. */
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
