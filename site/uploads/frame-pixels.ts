// Reads an image's pixels through a video frame. A browser that resists fingerprinting may alter the pixels read from a
// canvas, but not those of a frame.

import { clearPixels, type Pixels } from '#raster';
import { type RowSource, shrink } from './shrink.ts';
import { turn } from './turn.ts';

/** Properties of a `VideoFrame` that TypeScript does not declare yet. */
interface Orientation {
  readonly rotation?: number;
  readonly flip?: boolean;
}

/**
 * Returns the pixels of an image file, upright, scaled down to at most `side` pixels on the longer side. Returns null
 * if the browser cannot make a frame with sRGB pixels, or if the file `mayBeTurned` and the browser does not report a
 * frame's rotation.
 */
export async function readFrameOfFile(file: Blob, mayBeTurned: boolean, side: number): Promise<Pixels | null> {
  if (typeof VideoFrame === 'undefined' || (mayBeTurned && !('rotation' in VideoFrame.prototype))) return null;
  const bitmap = await decodeBitmap(file);
  if (!bitmap) return null;
  const frame = frameOf(bitmap);
  bitmap.close();
  return frame && readFrame(frame, side, (pixels) => pixels);
}

/** Returns the pixels of a loaded SVG in its own size, or null if the browser cannot make a frame with sRGB pixels. */
export async function readFrameOfDrawing(image: HTMLImageElement): Promise<Pixels | null> {
  if (typeof VideoFrame === 'undefined') return null;
  const frame = frameOf(image);
  if (!frame) return null;
  const side = Math.max(image.naturalWidth, image.naturalHeight);
  return readFrame(frame, side, (await isPremultiplied()) ? unmultiply : (pixels) => pixels);
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

/**
 * Reads a frame in bands of rows, scaled down to at most `side` pixels on the longer side, and closes it. `straighten`
 * converts a band to straight alpha. Returns null if the frame is not RGB in sRGB.
 */
async function readFrame(
  frame: VideoFrame,
  side: number,
  straighten: (pixels: Pixels) => Pixels,
): Promise<Pixels | null> {
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
    return turn(await shrink(source, side), rotation, flip);
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

/**
 * Whether frames of an SVG have premultiplied alpha. In Chromium and Firefox they do, although the standard says
 * otherwise.
 */
async function isPremultiplied(): Promise<boolean> {
  const image = new Image();
  image.src = QUARTER_OF_RED;
  await image.decode();
  const frame = frameOf(image);
  const pixels = frame && (await readFrame(frame, 1, (same) => same));
  return pixels !== null && pixels.data[0] < 128;
}
