import type { Drawing, Paintable } from '#drawing';
import type { QrCode } from '#engine';

/** A print: a page with a code, and how wide the code is on paper. Plain data that can be sent to a worker. */
export interface PrintedCode {
  readonly page: Paintable;
  readonly text: string;
  readonly code: QrCode;
  readonly margin: number;
  /** Where the code with its margin is: upper left corner and width, in the page's units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The same width in millimeters. */
  readonly mm: number;
}

/** `mm` is the width of the code, margin included. Throws a `RangeError` without a code. */
export function printOf(page: Drawing, { text, code }: Pick<PrintedCode, 'text' | 'code'>, mm: number): PrintedCode {
  if (!page.code) throw new RangeError('The page has no code');
  const { grid, x, y } = page.code;
  const width = grid.edges[grid.edges.length - 1];
  return { page, text, code, margin: grid.margin, x, y, width, mm };
}

// How many pixels a printed module has in a phone's picture. The sources are in docs/scanning.md, "At a size".

/** Long side of the picture in which a phone looks for codes, in pixels. */
const FRAME = 1920;

/** Width of the scene divided by its distance: that of a lens of 24 mm in front of a sensor 36 mm wide. */
const FIELD = 36 / 24;

/** Distance from a phone to a code at arm's length, in millimeters. */
export const ARMS_LENGTH = 250;

/** A code is read from ten times its width away, according to printers' guides (docs/files.md). */
const DISTANCE_PER_WIDTH = 10;

/** In millimeters. `width` includes the margin. */
export function readingDistance(width: number): number {
  return Math.max(ARMS_LENGTH, DISTANCE_PER_WIDTH * width);
}

/** Below this, anything printed near the code may make decoders misread it. ML Kit asks for at least two. */
export const LEAST_PIXELS = 1.95;

/**
 * Returns the largest distance from which a phone can read a code, in millimeters: `readingDistance(width)`, or less if
 * a module has fewer than `LEAST_PIXELS` there; null if it has fewer at arm's length. `width` includes the margin.
 */
export function farthestReading(width: number, moduleWidth: number): number | null {
  const farthest = Math.min(readingDistance(width), phonePixels(moduleWidth, 1) / LEAST_PIXELS);
  return farthest < ARMS_LENGTH ? null : farthest;
}

export function phonePixels(width: number, distance: number): number {
  return (width * FRAME) / (FIELD * distance);
}
