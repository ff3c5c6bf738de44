// Limits for uploaded files. `docs/uploads.md` has the times measured at these limits. The limits for SVGs are in
// `svg/limits.ts`.

/** Pixels on the longer side of an image that a design stores: more than twice the side of the specified picture. */
export const KEPT_SIDE = 1024;

/** Maximum number of pixels in a file, more than in most phones' photos. Decoded, they take half a gigabyte. */
export const MAX_PIXELS = 120_000_000;

/** Maximum size of a file in bytes. */
export const MAX_BYTES = 64 * 2 ** 20;

/**
 * PNG files of up to this many pixels are read first by the site's own reader, which is exact but runs on the page's
 * thread.
 */
export const QUICK_PNG_PIXELS = 2_000_000;

/**
 * Maximum number of pixels of a PNG that the site's own reader reads if every other way returns altered pixels or none.
 */
export const MAX_PNG_PIXELS = 16_000_000;

/** Pixels that are scaled down, and pixels that are encoded, between two pauses in which the page can respond. */
export const PIXELS_AT_ONCE = 1_000_000;
export const PIXELS_WRITTEN_AT_ONCE = 100_000;

/**
 * Up to this many bytes, an image is stored as a PNG even if another format is smaller, because its colors stay exact.
 */
export const SMALL_PNG = 100_000;

/** Quality of JPEG and WebP, from 0 to 1. Chosen. */
export const QUALITY = 0.9;
