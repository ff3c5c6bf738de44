// Limits for uploaded files. `docs/uploads.md` has the times measured at these limits. Those of drawings are in
// `svg/limits.ts`.

/** Pixels on the longer side of a kept image: more than twice what the specified picture can show. */
export const KEPT_SIDE = 1024;

/** The most pixels of a file: more than most phones' photos. Decoded, they take half a gigabyte. */
export const MAX_PIXELS = 120_000_000;

/** The most bytes of a file. */
export const MAX_BYTES = 64 * 2 ** 20;

/**
 * PNG files of up to this many pixels are read by the site's own reader first. It keeps every pixel, but works on the
 * page's thread.
 */
export const QUICK_PNG_PIXELS = 2_000_000;

/** The most pixels of a PNG that the site's own reader reads if there is no other way to true pixels. */
export const MAX_PNG_PIXELS = 16_000_000;

/** Pixels that are drawn, and pixels that are written, in one go. The page can answer in between. */
export const PIXELS_AT_ONCE = 1_000_000;
export const PIXELS_WRITTEN_AT_ONCE = 100_000;

/** Up to this many bytes an image is kept as a PNG even if another format is smaller, because its colors stay exact. */
export const SMALL_PNG = 100_000;

/** Quality of JPEG and WebP, from 0 to 1. */
export const QUALITY = 0.9;
