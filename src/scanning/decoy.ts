import { isDark, moduleRoles, type QrCode, Role } from '#engine';
import type { Cover, CoveredModules, Ink } from './cover.ts';
import { lumaAt } from './read-modules.ts';

/** How far around its place, in modules, readers look for an alignment pattern. */
const SEARCH_RADIUS = 4;

/** Modules from the middle of an alignment pattern to its edge. */
const PATTERN_RADIUS = 2;

/** Readers search in steps of half a module. */
const STEPS = 2;

/** Steps from a patch's corner to the pattern that lies in its place. */
const REACH = STEPS * SEARCH_RADIUS;

const PATCH_SIDE = 2 * STEPS * (SEARCH_RADIUS + PATTERN_RADIUS) + 1;

/** Modules of an alignment pattern: a distance that nothing reaches. */
const PATTERN_MODULES = 25;

/** The middles `[x, y]` of those alignment patterns that the cover touches; for all codes of one version the same. */
export function coveredAlignments(
  code: Pick<QrCode, 'version' | 'level' | 'size'>,
  covered: CoveredModules,
): [number, number][] {
  const roles = moduleRoles(code.version, code.level);
  const { size } = code;
  const reach = PATTERN_RADIUS * (size + 1);
  const isTouched = new Set<number>(covered.modules);
  const found: [number, number][] = [];
  for (let y = PATTERN_RADIUS; y < size - PATTERN_RADIUS; y++) {
    for (let x = PATTERN_RADIUS; x < size - PATTERN_RADIUS; x++) {
      const index = y * size + x;
      // Two patterns never lie so close that opposite corners could be of different ones.
      if (roles[index - reach] !== Role.alignment || roles[index + reach] !== Role.alignment) continue;
      let touched = false;
      for (let dy = -PATTERN_RADIUS; dy <= PATTERN_RADIUS; dy++) {
        for (let dx = -PATTERN_RADIUS; dx <= PATTERN_RADIUS; dx++) touched ||= isTouched.has(index + dy * size + dx);
      }
      if (touched) found.push([x, y]);
    }
  }
  return found;
}

/**
 * In how many of its 25 modules the best decoy differs from an alignment pattern: what lies near a covered alignment pattern, but more than
 * half a module off, and resembles one more than what is left of the pattern itself. A reader that takes it for the pattern looks for all
 * modules around in the wrong place. 25 when there is none.
 */
export function decoyDistance(code: QrCode, cover: Cover, ink: Ink, alignments: readonly [number, number][]): number {
  let least = PATTERN_MODULES;
  for (const [middleX, middleY] of alignments) {
    const patch = readPatch(code, cover, ink, middleX, middleY);
    let nearest = PATTERN_MODULES;
    let offset = 0;
    for (let y = 0; y <= 2 * REACH; y++) {
      for (let x = 0; x <= 2 * REACH; x++) {
        const steps = Math.max(Math.abs(x - REACH), Math.abs(y - REACH));
        const distance = distanceAt(patch, x, y);
        if (distance > nearest || (distance === nearest && steps >= offset)) continue;
        nearest = distance;
        offset = steps;
      }
    }
    if (offset > 1 && nearest < least) least = nearest;
  }
  return least;
}

/** Where a reader sees dark around the middle of a pattern: points half a module apart, row by row. */
function readPatch(code: QrCode, cover: Cover, ink: Ink, middleX: number, middleY: number): Uint8Array {
  const pitch = cover.width / (code.size + 2);
  const threshold = (ink.dark + ink.light) / 2;
  const isInverted = ink.dark > ink.light;
  const patch = new Uint8Array(PATCH_SIDE * PATCH_SIDE);
  const first = -(SEARCH_RADIUS + PATTERN_RADIUS);
  for (let j = 0, k = 0; j < PATCH_SIDE; j++) {
    const row = Math.floor((middleY + first + j / STEPS + 1.5) * pitch);
    for (let i = 0; i < PATCH_SIDE; i++, k++) {
      const column = Math.floor((middleX + first + i / STEPS + 1.5) * pitch);
      if (row < 0 || column < 0 || row >= cover.height || column >= cover.width) continue;
      const index = 4 * (row * cover.width + column);
      if (cover.data[index + 3] > 0) {
        patch[k] = lumaAt(cover.data, index) < threshold !== isInverted ? 1 : 0;
      } else {
        const x = Math.floor(middleX + first + i / STEPS + 0.5);
        const y = Math.floor(middleY + first + j / STEPS + 0.5);
        const isInside = x >= 0 && y >= 0 && x < code.size && y < code.size;
        patch[k] = isInside && isDark(code, x, y) ? 1 : 0;
      }
    }
  }
  return patch;
}

/** In how many modules the patch differs from an alignment pattern that begins at step `x`, `y`. */
function distanceAt(patch: Uint8Array, x: number, y: number): number {
  let distance = 0;
  for (let row = 0; row < 5; row++) {
    const from = (y + STEPS * row) * PATCH_SIDE + x;
    for (let column = 0; column < 5; column++) {
      const isLight = Math.max(Math.abs(row - PATTERN_RADIUS), Math.abs(column - PATTERN_RADIUS)) === 1;
      if (patch[from + STEPS * column] === (isLight ? 1 : 0)) distance++;
    }
  }
  return distance;
}
