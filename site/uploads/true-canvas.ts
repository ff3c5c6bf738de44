import { decodePng, isSamePixels } from '#raster';
import { ImageError } from './image-error.ts';

/** Returns a canvas for reading pixels. Throws an `ImageError` if the browser provides none. */
export function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ImageError('no-canvas');
  return { canvas, context };
}

/** Workers, which letter labels, have no document. */
function workerCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ImageError('no-canvas');
  return { canvas, context };
}

/** A PNG if the browser cannot write the type. `quality`: 0 to 1. Rejects with an `ImageError` without a file. */
export async function writeCanvas(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  type: string,
  quality?: number,
): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new ImageError('no-canvas');
  return blob;
}

/**
 * Browsers that resist fingerprinting change pixels that a page reads
 * (https://support.mozilla.org/kb/resist-fingerprinting), often depending on the picture. So the whole area is filled
 * with many colors and compared, and so is a PNG file of it.
 */
export async function isCanvasTrue(width: number, height: number): Promise<boolean> {
  const { canvas, context } =
    typeof document === 'undefined' ? workerCanvas(width, height) : createCanvas(width, height);
  const drawn = context.createImageData(width, height);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k += 4) {
      drawn.data[k] = x % 256;
      drawn.data[k + 1] = y % 256;
      drawn.data[k + 2] = (x * y) % 256;
      drawn.data[k + 3] = 255;
    }
  }
  context.putImageData(drawn, 0, 0);
  if (!isSamePixels(context.getImageData(0, 0, width, height), drawn)) return false;
  const file = await writeCanvas(canvas, 'image/png');
  const written = await decodePng(new Uint8Array(await file.arrayBuffer()));
  return written !== null && isSamePixels(written, drawn);
}
