// What files may ask of a browser. What takes how long at these limits stands in `docs/uploads.md`; those of drawings are in `svg/limits.ts`.

/** Images are kept with at most this many pixels on their longer side: more than twice what the specified picture can show. */
export const KEPT_SIDE = 1024;

/** More than any phone's usual photograph; decoded, it takes half a gigabyte. A larger one is refused before it is decoded. */
export const MAX_PIXELS = 120_000_000;

export const MAX_BYTES = 64 * 2 ** 20;

/** Pixels of a PNG up to which the site's own reader comes first: it keeps every pixel, and works on the page itself. */
export const QUICK_PNG_PIXELS = 2_000_000;

/** The same where there is no other way to true pixels. */
export const MAX_PNG_PIXELS = 16_000_000;

/** Pixels that are drawn together, and pixels that are written, in one go; between two of these the page answers. */
export const PIXELS_AT_ONCE = 1_000_000;
export const PIXELS_WRITTEN_AT_ONCE = 100_000;

/** Bytes up to which an image is kept as a PNG, whatever else would be smaller: its colours stay exact. */
export const SMALL_PNG = 100_000;

/** Of JPEG and WebP, from 0 to 1. */
export const QUALITY = 0.9;
