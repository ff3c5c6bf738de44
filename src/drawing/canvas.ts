import { toHex } from '#design';
import type { Drawing, ImageLayer, Paint } from './drawing.ts';
import { PictureError } from './picture-error.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Made at the first picture and used for all of them: a new canvas for each costs more than the painting. */
let pictureContext: CanvasRenderingContext2D | null = null;

/**
 * Paints the drawing over what is there, one unit of the drawing to one unit of the context.
 * Throws a `PictureError` for an image layer whose image is not decoded.
 */
export function paintDrawing(context: Context, drawing: Drawing): void {
  context.save();
  for (const layer of drawing.layers) {
    if (layer.kind === 'image') {
      paintImage(context, layer);
    } else {
      context.fillStyle = createFillStyle(context, layer.paint);
      context.fill(new Path2D(layer.d));
    }
  }
  context.restore();
}

/** The drawing as a PNG data URL at natural size. Throws a `PictureError` when the browser gives no canvas or no PNG. */
export function renderPng(drawing: Drawing): string {
  const context = openPictureContext();
  const { canvas } = context;
  // Setting the size also clears the canvas.
  canvas.width = drawing.size;
  canvas.height = drawing.size;
  paintDrawing(context, drawing);
  const url = exportPng(canvas);
  if (!url.startsWith('data:image/png')) throw new PictureError('qr-image');
  return url;
}

function openPictureContext(): CanvasRenderingContext2D {
  // Pixels are read back after every painting, which is slow from a canvas that lives on the graphics card.
  pictureContext ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pictureContext) throw new PictureError('no-canvas');
  return pictureContext;
}

function exportPng(canvas: HTMLCanvasElement): string {
  try {
    return canvas.toDataURL('image/png');
  } catch (cause) {
    throw new PictureError('qr-image', { cause });
  }
}

function createFillStyle(context: Context, paint: Paint): string | CanvasGradient {
  if (paint.kind === 'solid') return toHex(paint.color);
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
      : context.createRadialGradient(paint.cx, paint.cy, 0, paint.cx, paint.cy, paint.r);
  gradient.addColorStop(0, toHex(paint.from));
  gradient.addColorStop(1, toHex(paint.to));
  return gradient;
}

function paintImage(context: Context, layer: ImageLayer): void {
  const { image, x, y, width, height } = layer;
  if (!image.source) throw new PictureError('custom-image');
  context.globalAlpha = layer.opacity;
  context.imageSmoothingQuality = 'high';
  if (layer.fit === 'fill') {
    context.drawImage(image.source, x, y, width, height);
  } else {
    const scale = Math.max(width / image.width, height / image.height);
    const [seenWidth, seenHeight] = [width / scale, height / scale];
    const [left, top] = [(image.width - seenWidth) / 2, (image.height - seenHeight) / 2];
    context.drawImage(image.source, left, top, seenWidth, seenHeight, x, y, width, height);
  }
  context.globalAlpha = 1;
}
