// What a file may ask of a browser. `docs/uploads.md` says what takes how long at these limits. Those of drawings are
// in `svg/limits.ts`.

/** Pixels on the longer side of a kept image: more than twice what the specified picture can show. */
export const KEPT_SIDE = 1024;

/** Pixels of a file, at most: more than most phones' photos. Decoded, so many take half a gigabyte. */
export const MAX_PIXELS = 120_000_000;

/** Bytes of a file, at most. */
export const MAX_BYTES = 64 * 2 ** 20;

/**
 * Pixels of a PNG up to which the site's own reader comes first. It keeps every pixel, but works on the page's thread.
 */
export const QUICK_PNG_PIXELS = 2_000_000;

/** The same if there is no other way to true pixels. */
export const MAX_PNG_PIXELS = 16_000_000;

/** Pixels that are drawn, and pixels that are written, in one go. Between two goes the page answers. */
export const PIXELS_AT_ONCE = 1_000_000;
export const PIXELS_WRITTEN_AT_ONCE = 100_000;

/** Bytes up to which an image is kept as a PNG even if another format is smaller: its colors stay exact. */
export const SMALL_PNG = 100_000;

/** Quality of JPEG and WebP, from 0 to 1. */
export const QUALITY = 0.9;
