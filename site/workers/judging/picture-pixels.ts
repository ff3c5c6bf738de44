import { type Box, decodePng, decodeTiff, type Pixels, readImageHeader } from '#raster';

/**
 * A picture that is checked: its file, or the pixels of a drawing, which a worker cannot decode. `isScan`: it is a TIFF,
 * which browsers do not show.
 */
export type PictureSource = { readonly file: Blob; readonly isScan: boolean } | { readonly pixels: Pixels };

/** Pixels on the longer side of a picture that is checked. iPhones make no larger canvas. */
const MOST_SIDE = 4096;

/** Pixels of a PNG up to which the site's own reader reads it: it takes longer than the browser's. */
const MOST_PNG_PIXELS = 16_000_000;

/**
 * Upright; null if undecodable. Exact for a PNG if possible: browsers that resist fingerprinting may alter a canvas.
 */
export async function picturePixels(picture: PictureSource): Promise<Pixels | null> {
  if ('pixels' in picture) return picture.pixels;
  const own = await readPng(picture.file);
  if (own) return own;
  const bitmap = await decodeBitmap(picture.file);
  if (!bitmap) return null;
  try {
    return bitmapPixels(bitmap);
  } finally {
    bitmap.close();
  }
}

async function readPng(file: Blob): Promise<Pixels | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes);
  if (typeof header === 'string' || header.type !== 'image/png' || header.mayBeTurned) return null;
  return header.width * header.height > MOST_PNG_PIXELS ? null : decodePng(bytes);
}

/** Scaled down to at most `MOST_SIDE` pixels on the longer side. */
export function bitmapPixels(bitmap: ImageBitmap | OffscreenCanvas): Pixels {
  const { width, height } = bitmap;
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height));
  return readPart(bitmap, { x: 0, y: 0, width, height }, Math.ceil(width * scale), Math.ceil(height * scale));
}

/** Returns null for a file that a worker cannot decode, such as an SVG. Of a TIFF, the first page. */
export async function decodeBitmap(file: Blob): Promise<ImageBitmap | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes);
  const isScan = typeof header !== 'string' && header.type === 'image/tiff';
  const pixels = isScan ? await decodeTiff(bytes, 0, decodeJpeg) : null;
  if (isScan && !pixels) return null;
  return createImageBitmap(pixels ? new ImageData(pixels.data, pixels.width, pixels.height) : file).catch(() => null);
}

async function decodeJpeg(jpeg: Uint8Array<ArrayBuffer>): Promise<Pixels | null> {
  const bitmap = await createImageBitmap(new Blob([jpeg])).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  const pixels = readPart(bitmap, { x: 0, y: 0, width, height }, width, height);
  bitmap.close();
  return pixels;
}

export function largePicture(bitmap: ImageBitmap | OffscreenCanvas) {
  const { width, height } = bitmap;
  const read = (part: Box, across: number, down: number): Pixels => readPart(bitmap, part, across, down);
  return { width, height, read };
}

function readPart(
  bitmap: ImageBitmap | OffscreenCanvas,
  { x, y, width: ownWidth, height: ownHeight }: Box,
  width: number,
  height: number,
): Pixels {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas in the worker');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, ownWidth, ownHeight, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
