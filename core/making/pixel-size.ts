/** The requested size of a picture: its width in pixels, or its width in print and its pixels per inch. */
export type WantedPixels = { readonly pixels: number } | { readonly mm: number; readonly dpi: number };

/** A picture with whole pixels for each module. */
export interface PixelSize {
  /** Pixels per module. */
  readonly scale: number;
  /** Pixels per side of the picture. */
  readonly side: number;
  /** Pixels per inch in print; null if it has no size in print. */
  readonly dpi: number | null;
}

/** The most pixels that a picture may have per side. */
export const MOST_FILE_PIXELS = 10_000;

const MM_PER_INCH = 25.4;

/**
 * Returns the size with whole pixels per module that is nearest to the requested size; of two equally near sizes, the
 * larger. A code has `modules` modules per side. A module is at least one pixel wide, and a picture is at most
 * `MOST_FILE_PIXELS` pixels wide.
 */
export function nearestPixelSize(modules: number, margin: number, wanted: WantedPixels): PixelSize {
  const cells = modules + 2 * margin;
  const pixels = 'pixels' in wanted ? wanted.pixels : (wanted.mm / MM_PER_INCH) * wanted.dpi;
  const most = Math.floor(MOST_FILE_PIXELS / cells);
  const scale = Math.max(1, Math.min(Math.round(pixels / cells), most));
  const side = scale * cells;
  return { scale, side, dpi: 'pixels' in wanted ? null : (side * MM_PER_INCH) / wanted.mm };
}
