// What is asked of a file before its header is read. The site loads it long before a file is chosen.

/** Most bytes of an uploaded file. It is read into memory. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** Most pixels of an uploaded image. Photos from most phones have fewer. Decoded, so many take half a gigabyte. */
export const MAX_PIXELS = 120_000_000;

/** Most pixels of a TIFF on the site, which reads it itself: an A4 page has 35 million at 600 dpi. */
export const MAX_SCAN_PIXELS = 40_000_000;

/** Most pixels on the longer side of a stored image: more than twice the standard picture's 400 × 400. */
export const IMAGE_SIDE = 1024;

/** Bytes at the beginning of a PDF within which its header is. */
export const PDF_HEAD = 1024;

/** Whether a file that is no image, or its first `PDF_HEAD` bytes, are of a PDF. */
export function isPdf(file: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(file.subarray(0, PDF_HEAD)).includes('%PDF-');
}
