import {
  clearPixels,
  decodePng,
  decodeTiff,
  IMAGE_SIDE,
  type ImageHeader,
  type Pixels,
  readChunks,
  turn,
} from '#raster';
import { ImageError } from './image-error.ts';
import { nextTask, type RowSource, shrink } from './shrink.ts';
import { createCanvas, isCanvasTrue } from './true-canvas.ts';

/** Up to this many pixels, PNGs are read first by the site's own reader: exact, but on the page's thread. */
const QUICK_PNG_PIXELS = 2_000_000;

/** Most pixels of a PNG that the site's own reader reads if every other way returns altered pixels or none. */
const MAX_PNG_PIXELS = 16_000_000;

/** Milliseconds. An SVG that takes longer is not drawn in twice the size. */
const SLOW_DRAWING = 100;

/**
 * Upright, in sRGB, with at most `IMAGE_SIDE` on the longer side; of an animation the first picture. The first way that
 * works: the site's reader for small PNGs, a video frame, a canvas that passes `isCanvasTrue`, the site's reader for
 * larger PNGs. A TIFF, which few browsers decode, is always read by the site. Rejects with an `ImageError` if none does.
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, header: ImageHeader): Promise<Pixels> {
  if (header.type === 'image/tiff') return readScan(bytes);
  const file = new Blob([bytes], { type: header.type });
  const pixels =
    (await readPlainPng(bytes, header, QUICK_PNG_PIXELS)) ??
    (await readFrameOfFile(file, header.mayBeTurned)) ??
    (await withImage(file, header, (image) => readCanvas(drawOnCanvas(image, IMAGE_SIDE)))) ??
    (await readPlainPng(bytes, header, MAX_PNG_PIXELS));
  if (!pixels) throw new ImageError('falsified');
  return pixels;
}

/**
 * In the size that the root states, or halved until it is fast enough, to `IMAGE_SIDE / 4` on the longer side. Rejects
 * with an `ImageError` if that takes too long, or if the browser alters the pixels that a page reads.
 */
export async function readDrawing(text: string): Promise<Pixels> {
  const file = new Blob([text], { type: 'image/svg+xml' });
  const pixels = await withImage(file, null, async (image) => {
    const context = await drawWithinTime(image);
    const isWhole = context.canvas.width === image.naturalWidth && context.canvas.height === image.naturalHeight;
    // The canvas comes first, because WebKit's GTK port crashes the page if it is asked for a frame of an SVG.
    return (await readCanvas(context)) ?? (isWhole ? readFrameOfDrawing(image) : null);
  });
  if (!pixels) throw new ImageError('falsified');
  return pixels;
}

/**
 * Drawing cannot be stopped, and an SVG of a few kilobytes may take minutes. So it is drawn small first, then in twice
 * the size as long as that goes fast: twice the size takes at most about ten times as long.
 */
async function drawWithinTime(image: HTMLImageElement): Promise<CanvasRenderingContext2D> {
  const smallest = IMAGE_SIDE / 32;
  const whole = Math.max(image.naturalWidth, image.naturalHeight);
  // The first time, the browser also prepares the drawing, which takes as long in every size.
  drawOnCanvas(image, smallest).getImageData(0, 0, 1, 1);
  for (let side = smallest; ; side *= 2) {
    let { context, isSlow } = drawTimed(image, side);
    if (isSlow) {
      // A busy device may have paused, so the drawing gets a second chance.
      await nextTask();
      ({ context, isSlow } = drawTimed(image, side));
    }
    if (side >= whole || (isSlow && side >= IMAGE_SIDE / 4)) return context;
    if (isSlow) throw new ImageError('too-complex', { excess: { of: 'work', found: side, most: IMAGE_SIDE } });
    await nextTask();
  }
}

function drawTimed(image: HTMLImageElement, side: number) {
  const start = performance.now();
  const context = drawOnCanvas(image, side);
  context.getImageData(0, 0, 1, 1);
  return { context, isSlow: performance.now() - start > SLOW_DRAWING };
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
  return shrinkPixels(pixels);
}

function shrinkPixels({ width, height, data }: Pixels): Promise<Pixels> {
  const read = (top: number, count: number): Pixels => {
    return { width, height: count, data: data.subarray(4 * top * width, 4 * (top + count) * width) };
  };
  return shrink({ width, height, read }, IMAGE_SIDE);
}

/** Reads the first page of a TIFF with the site's own reader. Browsers read only the parts of it that are JPEGs. */
async function readScan(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const pixels = await decodeTiff(bytes, 0, async (jpeg) => {
    const bitmap = await decodeBitmap(new Blob([jpeg]));
    if (!bitmap) return null;
    const { context } = createCanvas(bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    const part = await readCanvas(context);
    if (!part) throw new ImageError('falsified');
    return part;
  });
  if (!pixels) throw new ImageError('damaged');
  return shrinkPixels(pixels);
}

/** Calls `use` with the decoded image: Chromium decodes SVG only in an element. Rejects with an `ImageError`. */
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

/** Returns null if the browser alters the pixels that a page reads. */
async function readCanvas(context: CanvasRenderingContext2D): Promise<Pixels | null> {
  const { width, height } = context.canvas;
  return (await isCanvasTrue(width, height)) ? context.getImageData(0, 0, width, height) : null;
}

function drawOnCanvas(image: HTMLImageElement, side: number) {
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const { context } = createCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context;
}

// A browser that resists fingerprinting may alter the pixels read from a canvas, but not those of a video frame.

/** Properties of a `VideoFrame` that TypeScript does not declare yet. */
interface Orientation {
  readonly rotation?: number;
  readonly flip?: boolean;
}

/** Null if the browser makes no frame in sRGB, or does not report the rotation of a file that `mayBeTurned`. */
async function readFrameOfFile(file: Blob, mayBeTurned: boolean): Promise<Pixels | null> {
  if (typeof VideoFrame === 'undefined' || (mayBeTurned && !('rotation' in VideoFrame.prototype))) return null;
  const bitmap = await decodeBitmap(file);
  if (!bitmap) return null;
  const frame = frameOf(bitmap);
  bitmap.close();
  return frame && readFrame(frame, (pixels) => pixels);
}

/** Returns the pixels of a loaded SVG in its own size, or null if the browser cannot make a frame with sRGB pixels. */
async function readFrameOfDrawing(image: HTMLImageElement): Promise<Pixels | null> {
  if (typeof VideoFrame === 'undefined') return null;
  const frame = frameOf(image);
  if (!frame) return null;
  return readFrame(frame, (await isPremultiplied()) ? unmultiply : (pixels) => pixels);
}

/** Returns null if the browser cannot decode the file. Callers then read it in other ways, which report the cause. */
async function decodeBitmap(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { premultiplyAlpha: 'none' });
  } catch {
    return null;
  }
}

/** Returns null if the browser makes no frame, for example because the image is too large for one. */
function frameOf(image: ImageBitmap | HTMLImageElement): VideoFrame | null {
  try {
    return new VideoFrame(image, { timestamp: 0 });
  } catch {
    return null;
  }
}

/** In bands of rows. Closes the frame. `straighten` makes alpha straight. Null if the frame is not RGB in sRGB. */
async function readFrame(frame: VideoFrame, straighten: (pixels: Pixels) => Pixels): Promise<Pixels | null> {
  try {
    const { format, colorSpace, visibleRect } = frame;
    const isRead = ['RGBA', 'RGBX', 'BGRA', 'BGRX'].includes(format ?? '');
    if (!isRead || !visibleRect || colorSpace.primaries !== 'bt709' || colorSpace.transfer !== 'iec61966-2-1')
      return null;
    const source: RowSource = {
      width: visibleRect.width,
      height: visibleRect.height,
      async read(top, count) {
        const band = clearPixels(visibleRect.width, count);
        const rect = { x: visibleRect.x, y: visibleRect.y + top, width: visibleRect.width, height: count };
        // No format is requested, because an older browser would ignore the request and return the frame's own format.
        await frame.copyTo(band.data, { rect, layout: [{ offset: 0, stride: 4 * visibleRect.width }] });
        if (format?.startsWith('B')) swapRedAndBlue(band);
        if (format?.endsWith('X')) makeOpaque(band);
        return straighten(band);
      },
    };
    const { rotation = 0, flip = false } = frame as VideoFrame & Orientation;
    return turn(await shrink(source, IMAGE_SIDE), rotation, flip);
  } finally {
    frame.close();
  }
}

function swapRedAndBlue({ data }: Pixels): void {
  for (let k = 0; k < data.length; k += 4) [data[k], data[k + 2]] = [data[k + 2], data[k]];
}

function makeOpaque({ data }: Pixels): void {
  for (let k = 3; k < data.length; k += 4) data[k] = 255;
}

function unmultiply(pixels: Pixels): Pixels {
  const { data } = pixels;
  for (let k = 0; k < data.length; k += 4) {
    const alpha = data[k + 3];
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = k; channel < k + 3; channel++) data[channel] = (data[channel] * 255) / alpha;
  }
  return pixels;
}

/** Red at 25% opacity. Its red channel is 255 with straight alpha and 64 with premultiplied alpha. */
const QUARTER_OF_RED =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"%3E%3Crect width="1" height="1" fill="red" fill-opacity=".25"/%3E%3C/svg%3E';

/** In Chromium and Firefox they have premultiplied alpha, although the standard says otherwise. */
async function isPremultiplied(): Promise<boolean> {
  const image = new Image();
  image.src = QUARTER_OF_RED;
  await image.decode();
  const frame = frameOf(image);
  const pixels = frame && (await readFrame(frame, (same) => same));
  return pixels !== null && pixels.data[0] < 128;
}
