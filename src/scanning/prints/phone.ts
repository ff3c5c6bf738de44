// How many pixels of a phone's picture a printed module gets. The sources are in docs/scanning.md, "At a size".

/** Long side, in pixels, of the pictures that phones hand their readers. */
const FRAME = 1920;

/** How wide a scene that side takes in, in distances: a lens of 24 mm before a frame of 36 mm. */
const FIELD = 36 / 24;

/** From a phone to a code at arm's length, in millimeters. */
export const ARMS_LENGTH = 250;

/** Readers read a code from ten times its width away: printers' guides, in docs/files.md. */
const DISTANCE_PER_WIDTH = 10;

/**
 * Returns how far away, in millimeters, a code is read that is `width` wide with its margin: never nearer than arm's
 * length.
 */
export function readingDistance(width: number): number {
  return Math.max(ARMS_LENGTH, DISTANCE_PER_WIDTH * width);
}

/**
 * Pixels to a module below which no code scans everywhere: two are what ML Kit asks for. With fewer, whatever is
 * printed near a code decides what readers see.
 */
export const LEAST_PIXELS = 1.95;

/**
 * Returns from how far away, in millimeters, a code is read that is `width` wide with its margin: from ten times its
 * width, or from where its modules get enough pixels if that is nearer. Null: they get too few at arm's length.
 */
export function farthestReading(width: number, moduleWidth: number): number | null {
  const farthest = Math.min(readingDistance(width), phonePixels(moduleWidth, 1) / LEAST_PIXELS);
  return farthest < ARMS_LENGTH ? null : farthest;
}

/**
 * Returns how many pixels of its picture a phone has for a module of `width`, seen from `distance`; lengths in
 * millimeters.
 */
export function phonePixels(width: number, distance: number): number {
  return (width * FRAME) / (FIELD * distance);
}
