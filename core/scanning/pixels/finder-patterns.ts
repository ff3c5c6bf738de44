import { edgeOf, type ModuleGrid } from '#drawing';
import type { QrCode } from '#engine';
import { lumaAt } from '#raster';
import type { ModuleReading } from './read-modules.ts';
import type { CodePicture } from './specimen.ts';

export const FINDER = 7;

const MIDDLE = 3;

/**
 * In round shapes, modules in the corners of rings and center may have the other color. That is not damage, because
 * decoders look across the middle of a pattern.
 */
export function isFinderCorner(x: number, y: number, { size }: Pick<QrCode, 'size'>): boolean {
  if (x >= FINDER && y >= FINDER) return false;
  const [u, v] = [fromEdge(x, size), fromEdge(y, size)];
  return u !== null && v !== null && (Math.max(u, v) <= 1 || (u === 2 && v === 2));
}

/** How far from the tip of a corner it is sampled, in modules. A leaf's corners are light there, blurred square ones dark. */
const TIP = 0.15;

/** Whether at least half of the twelve outer corners (as in `leaf`) have the background's color near their tip. */
export function areRingsRound(
  { code, picture, grid }: CodePicture,
  { luma, threshold }: Pick<ModuleReading, 'luma' | 'threshold'>,
  isInverted: boolean,
): boolean {
  const isDark = (value: number, module: number): boolean => value < threshold[module] !== isInverted;
  const lumaIn = (x: number, y: number): number => lumaAt(picture.data, 4 * (y * picture.width + x));
  let cut = 0;
  for (const [left, top] of finderPlaces(code)) {
    const middleX = middleOf(grid, left + MIDDLE);
    const middleY = middleOf(grid, top + MIDDLE);
    for (const u of [0, FINDER - 1]) {
      for (const v of [0, FINDER - 1]) {
        const corner = (top + v) * code.size + left + u;
        const side = (top + v) * code.size + left + MIDDLE;
        // The grid may lie a little beside the modules of a picture from elsewhere.
        const x = nearTip(grid, left + u, u > 0, (place) => isDark(lumaIn(place, middleY), side));
        const y = nearTip(grid, top + v, v > 0, (place) => isDark(lumaIn(middleX, place), side));
        if (isDark(luma[side], side) && !isDark(lumaIn(x, y), corner)) cut++;
      }
    }
  }
  return cut >= 6;
}

/** Returns the pixel near the outer edge of a module of a ring, where the ring begins on the line across its middle. */
function nearTip(grid: ModuleGrid, module: number, isAtEnd: boolean, isDarkAt: (place: number) => boolean): number {
  const [start, end] = [edgeOf(grid, module), edgeOf(grid, module + 1)];
  const inward = isAtEnd ? -1 : 1;
  const nominal = isAtEnd ? end - 1 : start;
  const reach = Math.floor((end - start) / 3);
  const most = grid.edges[grid.edges.length - 1] - 1;
  let place = Math.min(most, Math.max(0, nominal - inward * reach));
  for (let step = 0; step < 2 * reach && !isDarkAt(place); step++) place += inward;
  return (isDarkAt(place) ? place : nominal) + inward * Math.floor(TIP * (end - start));
}

function middleOf(grid: ModuleGrid, module: number): number {
  return (edgeOf(grid, module) + edgeOf(grid, module + 1)) >> 1;
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
