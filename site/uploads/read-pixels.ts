import type { ImageHeader } from '#raster';
import { decodePng, type Pixels, readChunks } from '#raster';
import type { SafeSvg } from '#uploads/svg';
import { readFrameOfDrawing, readFrameOfFile } from './frame-pixels.ts';
import { ImageError } from './image-error.ts';
import type { Inspected } from './inspect-upload.ts';
import { KEPT_SIDE, MAX_PNG_PIXELS, QUICK_PNG_PIXELS } from './limits.ts';
import { shrink } from './shrink.ts';
import { createCanvas, isCanvasTrue } from './true-canvas.ts';

/**
 * Returns the pixels of an inspected file: upright, in sRGB, with at most `KEPT_SIDE` on the longer side. The pixels of
 * an animation are those of its first picture. A pixel image is read in the first of these ways that works: the site's
 * own reader for small PNG files, a video frame, a canvas that passes `isCanvasTrue`, and the site's own reader for
 * larger PNG files. An SVG is read through a canvas that passes `isCanvasTrue`, or else through a video frame. Rejects
 * with an `ImageError` if no way works.
 */
export function readPixels(inspected: Inspected): Promise<Pixels> {
  return inspected.kind === 'drawing' ? readDrawing(inspected.svg) : readFile(inspected.bytes, inspected.header);
}

async function readFile(bytes: Uint8Array<ArrayBuffer>, header: ImageHeader): Promise<Pixels> {
  const file = new Blob([bytes], { type: header.type });
  const pixels =
    (await readPlainPng(bytes, header, QUICK_PNG_PIXELS)) ??
    (await readFrameOfFile(file, header.mayBeTurned, KEPT_SIDE)) ??
    (await withImage(file, header, readCanvas)) ??
    (await readPlainPng(bytes, header, MAX_PNG_PIXELS));
  if (!pixels) throw new ImageError('falsified');
  return pixels;
}

async function readDrawing({ text }: SafeSvg): Promise<Pixels> {
  const file = new Blob([text], { type: 'image/svg+xml' });
  const pixels = await withImage(file, null, async (image) => {
    // The canvas comes first, because WebKit's GTK port crashes the page if it is asked for a frame of an SVG.
    return (await readCanvas(image)) ?? readFrameOfDrawing(image);
  });
  if (!pixels) throw new ImageError('falsified');
  return pixels;
}

/**
 * Reads a PNG with the site's own reader, and scales it down. Returns null if the file is no PNG, is of a kind that the
 * reader does not know, has colors other than plain sRGB, may be rotated, or has more than `most` pixels.
 */
async function readPlainPng(bytes: Uint8Array<ArrayBuffer>, header: ImageHeader, most: number): Promise<Pixels | null> {
  const { type, width, height, mayBeTurned } = header;
  if (type !== 'image/png' || mayBeTurned || width * height > most) return null;
  const kinds = new Set(readChunks(bytes)?.map((chunk) => chunk.type));
  const hasOtherColors = kinds.has('iCCP') || kinds.has('cICP') || (!kinds.has('sRGB') && kinds.has('gAMA'));
  const pixels = hasOtherColors ? null : await decodePng(bytes);
  if (!pixels) return null;
  const read = (top: number, count: number): Pixels => {
    return { width, height: count, data: pixels.data.subarray(4 * top * width, 4 * (top + count) * width) };
  };
  return shrink({ width, height, read }, KEPT_SIDE);
}

/**
 * Loads and decodes the file in an image element, calls `use` with the element, and returns the result of `use`.
 * Chromium decodes SVG only in an image element. Rejects with an `ImageError` if the file cannot be decoded.
 */
async function withImage<T>(
  file: Blob,
  header: ImageHeader | null,
  use: (image: HTMLImageElement) => Promise<T>,
): Promise<T> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    // Waits for decoding, not only for loading: otherwise Safari draws nothing the first time.
    await image.decode().catch((cause: unknown) => {
      const isNew = header?.type === 'image/avif' || header?.type === 'image/heic';
      throw new ImageError(isNew ? 'unsupported' : 'damaged', { cause });
    });
    return await use(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Reads an image through a canvas, scaled down. Returns null if the browser alters the pixels that a page reads. */
async function readCanvas(image: HTMLImageElement): Promise<Pixels | null> {
  const scale = Math.min(1, KEPT_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const { context } = createCanvas(width, height);
  if (!(await isCanvasTrue(width, height))) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
