// How many pixels of a phone's picture a printed module gets. The sources are in docs/scanning.md, "At a size".

/** Long side, in pixels, of the pictures that phones hand their readers. */
const FRAME = 1920;

/** How wide a scene that side takes in, in distances: a lens of 24 mm before a frame of 36 mm. */
const FIELD = 36 / 24;

/** From a phone to a code at arm's length, in millimeters. */
export const ARMS_LENGTH = 250;

/** Readers read a code from ten times its width away: printers' guides, in docs/files.md. */
const DISTANCE_PER_WIDTH = 10;

/** Returns how far away, in millimeters, a code is read that is `width` wide with its margin: never nearer than arm's length. */
export function readingDistance(width: number): number {
  return Math.max(ARMS_LENGTH, DISTANCE_PER_WIDTH * width);
}

/** Returns how many pixels of its picture a phone has for a module of `width`, seen from `distance`; lengths in millimeters. */
export function phonePixels(width: number, distance: number): number {
  return (width * FRAME) / (FIELD * distance);
}
