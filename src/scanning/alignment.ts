import type { Pixels } from '#drawing';
import { moduleRoles, type QrCode, Role } from '#engine';
import { lumaAt } from './read-modules.ts';

/** Modules from the middle of an alignment pattern to its edge. */
const PATTERN_RADIUS = 2;

/** How far around its place readers look for a pattern, in quarters of a module, which are their steps. */
const SEARCH_STEPS = 15;
const STEPS = 4;

/** Half the window, as a share of the picture, whose mean parts dark from light: 64 of 400 pixels. */
const WINDOW_SHARE = 0.08;

/** A point counts as dark when it is this much darker than the mean around. */
const DARKER = 3;

/** A reader takes what differs from a pattern in at most this many of its 25 modules for the pattern. */
const MAX_DISTANCE = 6;

/** A hit this near, in steps, to the right place and this like a pattern is what is left of the pattern itself. */
const NEAR_STEPS = 2;
const NEAR_DISTANCE = 3;

/**
 * Whether a damaged alignment pattern has a decoy: something near its place that readers would take for it, and then look for the modules
 * around in the wrong places. They part dark from light by the mean around each point, so that they see patterns within an image too.
 */
export function hasAlignmentDecoy(code: QrCode, picture: Pixels, misread: readonly number[]): boolean {
  const damaged = damagedAlignments(code, misread);
  if (damaged.length === 0) return false;
  const isDarkAt = createThreshold(picture);
  return damaged.some(([x, y]) => {
    const { distance, steps } = nearestPattern(code, picture, x, y, isDarkAt);
    return distance <= MAX_DISTANCE && (steps > NEAR_STEPS || distance > NEAR_DISTANCE);
  });
}

/** Middles of the alignment patterns with misread modules. */
function damagedAlignments(code: QrCode, misread: readonly number[]): [number, number][] {
  const roles = moduleRoles(code.version, code.level);
  const { size } = code;
  const damaged = misread.filter((index) => roles[index] === Role.alignment);
  if (damaged.length === 0) return [];
  const found: [number, number][] = [];
  const reach = PATTERN_RADIUS * (size + 1);
  for (let y = PATTERN_RADIUS; y < size - PATTERN_RADIUS; y++) {
    for (let x = PATTERN_RADIUS; x < size - PATTERN_RADIUS; x++) {
      const middle = y * size + x;
      // No two patterns lie so close that opposite corners could belong to different ones.
      if (roles[middle - reach] !== Role.alignment || roles[middle + reach] !== Role.alignment) continue;
      const isInside = (index: number): boolean =>
        Math.abs((index % size) - x) <= PATTERN_RADIUS && Math.abs(Math.floor(index / size) - y) <= PATTERN_RADIUS;
      if (damaged.some(isInside)) found.push([x, y]);
    }
  }
  return found;
}

/** The place most like a pattern around module `x`, `y`: its distance in modules that differ, and how far off it is; the nearest of equals. */
function nearestPattern(
  code: QrCode,
  { width, height }: Pixels,
  x: number,
  y: number,
  isDarkAt: (x: number, y: number) => boolean,
): { distance: number; steps: number } {
  const [pitchX, pitchY] = [width / (code.size + 2), height / (code.size + 2)];
  const distanceAt = (dx: number, dy: number): number => {
    let distance = 0;
    for (let row = -PATTERN_RADIUS; row <= PATTERN_RADIUS; row++) {
      for (let column = -PATTERN_RADIUS; column <= PATTERN_RADIUS; column++) {
        const isDark = isDarkAt((x + 1.5 + dx / STEPS + column) * pitchX, (y + 1.5 + dy / STEPS + row) * pitchY);
        if (isDark !== (Math.max(Math.abs(row), Math.abs(column)) !== 1)) distance++;
      }
    }
    return distance;
  };
  let best = { distance: Number.POSITIVE_INFINITY, steps: 0 };
  for (let steps = 0; steps <= SEARCH_STEPS; steps++) {
    for (let dy = -steps; dy <= steps; dy++) {
      // Of the rows between the first and the last, the two ends.
      const stride = Math.abs(dy) === steps ? 1 : 2 * steps;
      for (let dx = -steps; dx <= steps; dx += Math.max(1, stride)) {
        const distance = distanceAt(dx, dy);
        if (distance < best.distance) best = { distance, steps };
      }
    }
  }
  return best;
}

/** Tells for any point of the picture whether it is dark next to the mean around it. */
function createThreshold({ width, height, data }: Pixels): (x: number, y: number) => boolean {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += lumaAt(data, 4 * (y * width + x));
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  const radius = Math.round(width * WINDOW_SHARE);
  return (pointX, pointY) => {
    const x = Math.min(width - 1, Math.max(0, Math.floor(pointX)));
    const y = Math.min(height - 1, Math.max(0, Math.floor(pointY)));
    const left = Math.max(0, x - radius);
    const right = Math.min(width, x + radius);
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius) * (width + 1);
    const sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
    const count = ((right - left) * (bottom - top)) / (width + 1);
    return lumaAt(data, 4 * (y * width + x)) + DARKER < sum / count;
  };
}
