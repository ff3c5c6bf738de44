// How many pixels a printed module has in a phone's picture. The sources are in docs/scanning.md, "At a size".

/** Long side of the picture in which a phone looks for codes, in pixels. */
const FRAME = 1920;

/** Width of the scene divided by its distance: a lens of 24 mm before a frame of 36 mm. */
const FIELD = 36 / 24;

/** Distance from a phone to a code at arm's length, in millimeters. */
export const ARMS_LENGTH = 250;

/** A code is read from ten times its width away, according to printers' guides (docs/files.md). */
const DISTANCE_PER_WIDTH = 10;

/**
 * Returns the reading distance in millimeters of a code that is `width` wide with its margin: at least arm's length.
 */
export function readingDistance(width: number): number {
  return Math.max(ARMS_LENGTH, DISTANCE_PER_WIDTH * width);
}

/**
 * Pixels per module below which no print scans everywhere. ML Kit asks for two. With fewer, anything printed near a
 * code may change what is read.
 */
export const LEAST_PIXELS = 1.95;

/**
 * Returns the largest reading distance in millimeters of a code that is `width` wide with its margin: ten times its
 * width, or less if its modules would get too few pixels. Null if they get too few even at arm's length.
 */
export function farthestReading(width: number, moduleWidth: number): number | null {
  const farthest = Math.min(readingDistance(width), phonePixels(moduleWidth, 1) / LEAST_PIXELS);
  return farthest < ARMS_LENGTH ? null : farthest;
}

/** Returns a phone's pixels per module of `width`, seen from `distance`; lengths in millimeters. */
export function phonePixels(width: number, distance: number): number {
  return (width * FRAME) / (FIELD * distance);
}
