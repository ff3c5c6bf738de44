// Limits for uploaded files; a value equal to its limit is allowed. `docs/uploads.md` has the times measured at these
// limits. The limits for SVGs are in `svg/limits.ts`.

/**
 * Maximum number of pixels on the longer side of an image that a design stores. It is more than twice the width of the
 * site's standard picture of a code (400 × 400 pixels).
 */
export const KEPT_SIDE = 1024;

/**
 * Maximum number of pixels of an image. Photos from most phones have fewer. An image with this number of pixels takes
 * half a gigabyte when it is decoded.
 */
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

/** Number of pixels that are scaled down between two pauses in which the page can respond. */
export const PIXELS_AT_ONCE = 1_000_000;

/** Number of pixels that are encoded between two pauses in which the page can respond. */
export const PIXELS_WRITTEN_AT_ONCE = 100_000;

/**
 * An image that takes at most this many bytes as a PNG is stored as a PNG, even if another format is smaller, because
 * PNG is exact.
 */
export const SMALL_PNG = 100_000;

/** Quality of stored JPEG and WebP files, from 0 to 1. Chosen, not measured. */
export const QUALITY = 0.9;
