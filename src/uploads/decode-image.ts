import type { Pixels } from '#raster';
import { ImageError } from './image-error.ts';

/** A loaded and decoded image with a size: decoded, because Safari draws nothing the first time where loading is all that was awaited. */
export async function decodeImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new ImageError('custom-image');
  return image;
}

/** A canvas of this size with the image drawn over all of it. Throws an `ImageError` when the browser gives none. */
export function drawOnCanvas(
  image: HTMLImageElement,
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pixels: Pixels } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ImageError('no-canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return { canvas, pixels: context.getImageData(0, 0, width, height) };
}
