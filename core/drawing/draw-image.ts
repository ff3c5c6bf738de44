import type { QrDesign } from '#design';
import type { UploadedImage } from '#raster';
import type { ImageLayer, Layer } from './drawing.ts';
import { PICTURE_SIZE } from './module-grid.ts';
import { type GradientFrame, WHITE } from './palette.ts';
import { rectanglePath } from './path-writer.ts';

/**
 * How far the white box extends beyond each side of a centered image, in pixels of a picture of 400 × 400. The
 * product's specification prescribes this.
 */
const BOX_PADDING = 5;

/** The opacity that the product's specification prescribes for an image over the whole code. */
const FULL_BLEND_OPACITY = 0.3;

/**
 * Returns the layers of the uploaded image. In the position `full`, it covers the whole `frame` with 30% opacity.
 * Otherwise it is in the middle of the frame, on a white box. With `isPixels`, image and box end on whole pixels.
 */
export function drawImage(image: UploadedImage, design: QrDesign, frame: GradientFrame, isPixels: boolean): Layer[] {
  if (design.imagePosition === 'full') return [coverFrame(image, frame)];
  const { width, height } = image.pixels;
  const scale = (frame.size * design.imageSize) / 100 / Math.max(width, height);
  const snap = isPixels ? (length: number) => centeredLength(length, frame.size) : (length: number) => length;
  const placed = placeCentered(frame, snap(width * scale), snap(height * scale));
  const padding = (BOX_PADDING * frame.size) / PICTURE_SIZE;
  const box = grow(placed, isPixels ? Math.round(padding) : padding);
  return [
    { kind: 'path', part: 'image-box', d: rectanglePath(box.x, box.y, box.width, box.height), paint: WHITE },
    { kind: 'image', part: 'image', image, ...placed, opacity: 1, fit: 'fill' },
  ];
}

type Placed = Pick<ImageLayer, 'x' | 'y' | 'width' | 'height'>;

function coverFrame(image: UploadedImage, { start, size }: GradientFrame): ImageLayer {
  const opacity = FULL_BLEND_OPACITY;
  return { kind: 'image', part: 'image', image, x: start, y: start, width: size, height: size, opacity, fit: 'cover' };
}

function placeCentered({ start, size }: GradientFrame, width: number, height: number): Placed {
  return { x: start + (size - width) / 2, y: start + (size - height) / 2, width, height };
}

function grow({ x, y, width, height }: Placed, by: number): Placed {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * Returns the length that is closest to `length` among those that are at least 1 and leave the same whole number of
 * pixels free on both sides within `size`.
 */
function centeredLength(length: number, size: number): number {
  const margin = Math.min(Math.round((size - length) / 2), Math.ceil(size / 2) - 1);
  return size - 2 * margin;
}
