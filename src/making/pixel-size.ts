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

/** Most pixels per side of a picture. */
export const MOST_FILE_PIXELS = 10_000;

const MM_PER_INCH = 25.4;

/**
 * Returns the size nearest to the requested one with whole pixels per module; of two equally near sizes, the larger. A
 * code has `modules` modules per side. A module gets at least one pixel, and the picture at most `MOST_FILE_PIXELS`.
 */
export function nearestPixelSize(modules: number, margin: number, wanted: WantedPixels): PixelSize {
  const cells = modules + 2 * margin;
  const pixels = 'pixels' in wanted ? wanted.pixels : (wanted.mm / MM_PER_INCH) * wanted.dpi;
  const most = Math.floor(MOST_FILE_PIXELS / cells);
  const scale = Math.max(1, Math.min(Math.round(pixels / cells), most));
  const side = scale * cells;
  return { scale, side, dpi: 'pixels' in wanted ? null : (side * MM_PER_INCH) / wanted.mm };
}
