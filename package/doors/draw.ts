import { parseColor } from '#design';
import { type Drawing, drawQrCode, type ModuleGrid, placeDrawing } from '#drawing';
import type { QrCode } from '#engine';
import type { UploadedImage } from '#raster';
import { backgroundOf, designOf, type LookOptions } from './options.ts';

/** Draws a code on a grid. `image` is the logo; null for none. */
export function draw(symbol: QrCode, options: LookOptions, image: UploadedImage | null, grid: ModuleGrid): Drawing {
  const drawing = drawQrCode(symbol, designOf(options), image, grid);
  if (!options.gradient) return drawing;
  // `drawQrCode` paints gradients on white only.
  return { ...drawing, background: { kind: 'solid', color: parseColor(backgroundOf(options))! } };
}

/** Places a drawing in the middle of a square page of another size. A smaller page cuts the margin off. */
export function centerOn(size: number, drawing: Drawing): Drawing {
  if (size === drawing.width) return drawing;
  const offset = Math.floor((size - drawing.width) / 2);
  const layers = [placeDrawing(drawing, { x: offset, y: offset, scale: 1 })];
  return { width: size, height: size, background: drawing.background, layers };
}
