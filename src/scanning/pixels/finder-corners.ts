import type { QrCode } from '#engine';

/** Modules along a finder pattern. */
const FINDER = 7;

/** The module in the middle of its sides. */
const MIDDLE = 3;

/**
 * Whether a module lies in a corner of a finder pattern's ring or centre: there round shapes leave dark modules light, and the light one
 * inside the ring dark. That is no damage: readers look across a pattern's middle.
 */
export function isFinderCorner(x: number, y: number, { size }: Pick<QrCode, 'size'>): boolean {
  if (x >= FINDER && y >= FINDER) return false;
  const [u, v] = [fromEdge(x, size), fromEdge(y, size)];
  return u !== null && v !== null && (Math.max(u, v) <= 1 || (u === 2 && v === 2));
}

/**
 * Whether the rings are circles, by `modules`, 1 for each that reads dark. In a circle the second module of each side is light and the
 * middle one dark, in rounded corners both are dark, and in a ring that is lost both are light. Few pixels to a module blur that, so that
 * half of all 24 second modules must be light.
 */
export function areRingsCircles(modules: Uint8Array, { size }: Pick<QrCode, 'size'>): boolean {
  const last = size - FINDER;
  const isDark = (x: number, y: number): boolean => modules[y * size + x] === 1;
  let light = 0;
  for (const [left, top] of [
    [0, 0],
    [last, 0],
    [0, last],
  ]) {
    for (const far of [0, FINDER - 1]) {
      for (const near of [1, FINDER - 2]) {
        if (isDark(left + far, top + MIDDLE) && !isDark(left + far, top + near)) light++;
        if (isDark(left + MIDDLE, top + far) && !isDark(left + near, top + far)) light++;
      }
    }
  }
  return light >= 12;
}

/** How far a place lies from the nearest edge of the finder pattern that it crosses; null where there is none. */
function fromEdge(place: number, size: number): number | null {
  const within = place < FINDER ? place : place - (size - FINDER);
  return within < 0 ? null : Math.min(within, FINDER - 1 - within);
}
