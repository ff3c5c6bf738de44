import { isDark, moduleRoles, type QrCode, Role } from '#engine';
import type { Cover, Ink } from './cover.ts';
import { lumaAt } from './read-modules.ts';

/** How far around its place, in modules, readers look for an alignment pattern. */
const SEARCH_RADIUS = 4;

/** Modules from the middle of an alignment pattern to its edge. */
const PATTERN_RADIUS = 2;

/** Readers search in steps of half a module. */
const STEPS = 2;

/** Steps from a patch's corner to the pattern that lies in its place, and to that pattern's middle. */
const REACH = STEPS * SEARCH_RADIUS;
const PATCH_MIDDLE = STEPS * (SEARCH_RADIUS + PATTERN_RADIUS);
const PATCH_SIDE = 2 * PATCH_MIDDLE + 1;

/** The rows of an alignment pattern as bits, a module every second bit. */
const ALL_MODULES = 0b101010101;
const PATTERN_ROWS = [ALL_MODULES, 0b100000001, 0b100010001, 0b100000001, ALL_MODULES];

/** A distance that nothing reaches. */
const PATTERN_MODULES = 25;

/** The middles `[x, y]` of those alignment patterns of a code of this version and level that the cover touches. */
export function coveredAlignments(cover: Cover, version: number, level: QrCode['level']): [number, number][] {
  const { width, height } = cover.pixels;
  const roles = moduleRoles(version, level);
  const size = 17 + 4 * version;
  const corner = PATTERN_RADIUS * (size + 1);
  const isWithin = (middle: number, length: number, margin: number): boolean =>
    Math.abs(((middle + 1.5) * length) / (size + 2) - length / 2) <
    length / 2 - margin + ((PATTERN_RADIUS + 0.5) * length) / (size + 2);
  const found: [number, number][] = [];
  for (let y = PATTERN_RADIUS; y < size - PATTERN_RADIUS; y++) {
    if (!isWithin(y, height, cover.marginY)) continue;
    for (let x = PATTERN_RADIUS; x < size - PATTERN_RADIUS; x++) {
      const index = y * size + x;
      // Two patterns never lie so close that opposite corners could be of different ones.
      const isMiddle = roles[index - corner] === Role.alignment && roles[index + corner] === Role.alignment;
      if (isMiddle && isWithin(x, width, cover.marginX)) found.push([x, y]);
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

/** Where a reader sees dark around the middle of a pattern: a bit for each point, points and rows half a module apart. */
function readPatch(code: QrCode, cover: Cover, ink: Ink, middleX: number, middleY: number): Uint32Array {
  const { width, height, data } = cover.pixels;
  const pitch = width / (code.size + 2);
  const threshold = (ink.dark + ink.light) / 2;
  const isInverted = ink.dark > ink.light;
  const patch = new Uint32Array(PATCH_SIDE);
  for (let j = 0; j < PATCH_SIDE; j++) {
    const y = middleY + (j - PATCH_MIDDLE) / STEPS;
    const row = Math.floor((y + 1.5) * pitch);
    for (let i = 0; i < PATCH_SIDE; i++) {
      const x = middleX + (i - PATCH_MIDDLE) / STEPS;
      const column = Math.floor((x + 1.5) * pitch);
      if (row < 0 || column < 0 || row >= height || column >= width) continue;
      const index = 4 * (row * width + column);
      const isDarkPoint =
        data[index + 3] > 0
          ? lumaAt(data, index) < threshold !== isInverted
          : isDarkModule(code, Math.floor(x + 0.5), Math.floor(y + 0.5));
      if (isDarkPoint) patch[j] |= 1 << i;
    }
  }
  return patch;
}

function isDarkModule(code: QrCode, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < code.size && y < code.size && isDark(code, x, y);
}

/** In how many modules the patch differs from an alignment pattern that begins at step `x`, `y`. */
function distanceAt(patch: Uint32Array, x: number, y: number): number {
  let distance = 0;
  for (let row = 0; row < PATTERN_ROWS.length; row++) {
    distance += countModules(((patch[y + STEPS * row] >>> x) & ALL_MODULES) ^ PATTERN_ROWS[row]);
  }
  return distance;
}

/** How many of the five bits two apart are set. */
function countModules(bits: number): number {
  return (bits & 1) + ((bits >>> 2) & 1) + ((bits >>> 4) & 1) + ((bits >>> 6) & 1) + ((bits >>> 8) & 1);
}
