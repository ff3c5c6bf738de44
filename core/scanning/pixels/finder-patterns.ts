import { edgeOf } from '#drawing';
import type { QrCode } from '#engine';
import { lumaAt } from '#raster';
import type { ModuleReading } from './read-modules.ts';
import type { CodePicture } from './specimen.ts';

/** Modules along a finder pattern. */
export const FINDER = 7;

const MIDDLE = 3;

/**
 * Whether a module lies in a corner of a finder pattern: of its dark ring, its light ring or its center. In round
 * shapes, dark modules there may be light, and light ones dark. That is not damage, because decoders look across the
 * middle of a pattern.
 */
export function isFinderCorner(x: number, y: number, { size }: Pick<QrCode, 'size'>): boolean {
  if (x >= FINDER && y >= FINDER) return false;
  const [u, v] = [fromEdge(x, size), fromEdge(y, size)];
  return u !== null && v !== null && (Math.max(u, v) <= 1 || (u === 2 && v === 2));
}

/** Whether at least half of the twelve outer corners (as in `leaf`) have the background's color at their very tip. */
export function areRingsRound(
  { code, picture, grid }: CodePicture,
  { luma, threshold }: Pick<ModuleReading, 'luma' | 'threshold'>,
  isInverted: boolean,
): boolean {
  const isDark = (value: number, module: number): boolean => value < threshold[module] !== isInverted;
  let cut = 0;
  for (const [left, top] of finderPlaces(code)) {
    for (const u of [0, FINDER - 1]) {
      for (const v of [0, FINDER - 1]) {
        const corner = (top + v) * code.size + left + u;
        const side = (top + v) * code.size + left + MIDDLE;
        const x = u === 0 ? edgeOf(grid, left) : edgeOf(grid, left + FINDER) - 1;
        const y = v === 0 ? edgeOf(grid, top) : edgeOf(grid, top + FINDER) - 1;
        const seen = lumaAt(picture.data, 4 * (y * picture.width + x));
        if (isDark(luma[side], side) && !isDark(seen, corner)) cut++;
      }
    }
  }
  return cut >= 6;
}

/** Luma levels by which centers and rings differ from light rings, each the smallest of three patterns. */
export interface PatternContrasts {
  /** Contrast of the mean of a center. */
  readonly center: number;
  /** Contrast of the lightest module of a dark ring, outside its corners. */
  readonly ring: number;
}

export function patternContrasts(
  code: Pick<QrCode, 'size'>,
  { luma }: Pick<ModuleReading, 'luma'>,
  isInverted: boolean,
): PatternContrasts {
  const sign = isInverted ? -1 : 1;
  const contrasts = finderPlaces(code).map(([left, top]) => {
    const parts: Record<'center' | 'light' | 'ring', number[]> = { center: [], light: [], ring: [] };
    for (let v = 0; v < FINDER; v++) {
      for (let u = 0; u < FINDER; u++) {
        const value = sign * luma[(top + v) * code.size + left + u];
        const distance = Math.max(Math.abs(u - MIDDLE), Math.abs(v - MIDDLE));
        if (distance <= 1) parts.center.push(value);
        else if (distance === 2) parts.light.push(value);
        else if (Math.min(Math.abs(u - MIDDLE), Math.abs(v - MIDDLE)) <= 1) parts.ring.push(value);
      }
    }
    const light = mean(parts.light);
    return { center: light - mean(parts.center), ring: light - Math.max(...parts.ring) };
  });
  return {
    center: Math.min(...contrasts.map(({ center }) => center)),
    ring: Math.min(...contrasts.map(({ ring }) => ring)),
  };
}

/** The first column and row of each finder pattern. */
export function finderPlaces({ size }: Pick<QrCode, 'size'>): readonly (readonly [left: number, top: number])[] {
  const last = size - FINDER;
  return [
    [0, 0],
    [last, 0],
    [0, last],
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** In the finder pattern that the column or row crosses, 0 to 3. */
function fromEdge(place: number, size: number): number | null {
  const within = place < FINDER ? place : place - (size - FINDER);
  return within < 0 ? null : Math.min(within, FINDER - 1 - within);
}
