/** How large a picture of pixels is wanted: by its pixels, or by its width in print and the pixels to an inch of it. */
export type WantedPixels = { readonly pixels: number } | { readonly mm: number; readonly dpi: number };

/** A picture of whole pixels for each module. */
export interface PixelSize {
  /** Pixels along a module. */
  readonly scale: number;
  /** Pixels along the picture. */
  readonly side: number;
  /** Pixels along an inch of it in print; null where it has no size in print. */
  readonly dpi: number | null;
}

/** The most pixels along a picture. */
export const MOST_FILE_PIXELS = 10_000;

const MM_PER_INCH = 25.4;

/**
 * Returns the size nearest to the wanted one that gives each module of a code, `modules` along its side, whole pixels;
 * of two that are as near, the larger. A module gets one pixel at least, and the picture `MOST_FILE_PIXELS` at most.
 */
export function nearestPixelSize(modules: number, margin: number, wanted: WantedPixels): PixelSize {
  const cells = modules + 2 * margin;
  const pixels = 'pixels' in wanted ? wanted.pixels : (wanted.mm / MM_PER_INCH) * wanted.dpi;
  const most = Math.floor(MOST_FILE_PIXELS / cells);
  const scale = Math.max(1, Math.min(Math.round(pixels / cells), most));
  const side = scale * cells;
  return { scale, side, dpi: 'pixels' in wanted ? null : (side * MM_PER_INCH) / wanted.mm };
}
