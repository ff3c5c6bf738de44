import { type CellGrid, outlineCells } from '#drawing';

/** The weights in which words are printed. */
export type Weight = 'regular' | 'bold';

/** The visitor's own fonts. The browser uses them to paint words in scripts that this site's fonts lack. */
export interface OwnFonts {
  /** Returns whether painted pixels can be read back unchanged. Browsers that resist fingerprinting change them. */
  isTrue(): Promise<boolean>;
  /** Returns the width of a line in ems. */
  measure(line: string, weight: Weight): number;
  /** Paints a line, with `pixelsPerEm` pixels per em. */
  paint(line: string, weight: Weight, pixelsPerEm: number): LineMask;
}

/** The pixels covered by a painted line. */
export interface LineMask {
  readonly width: number;
  /** 1 for each covered pixel, else 0; row by row. */
  readonly covered: Uint8Array;
  /** Pixels from the mask's left edge to the line's origin, and from its upper edge to the baseline. */
  readonly left: number;
  readonly baseline: number;
}

/** Pixels of a mask per millimeter: 1,200 dpi. */
export const MASK_DENSITY = 1200 / 25.4;

/** Limit for the pixels per em, so that no line is too wide for a canvas. Larger type has coarser outlines. */
export const MOST_EM_PIXELS = 400;

/**
 * Returns the outlines of a mask's covered pixels. The line's origin is placed at `x`, `y`; a pixel is `pixel` wide.
 */
export function traceMask({ width, covered, left, baseline }: LineMask, x: number, y: number, pixel: number): string {
  const height = Math.floor(covered.length / width);
  // `outlineCells` needs an empty cell on every side.
  const cells: CellGrid = { width: width + 2, kinds: new Uint8Array((width + 2) * (height + 2)) };
  for (let row = 0; row < height; row++) {
    cells.kinds.set(covered.subarray(row * width, (row + 1) * width), (row + 1) * (width + 2) + 1);
  }
  const places = (count: number, origin: number, start: number): number[] =>
    Array.from({ length: count + 3 }, (_, k) => start + (k - 1 - origin) * pixel);
  return outlineCells(cells, 1, places(width, left, x), places(height, baseline, y));
}
