import { parseColor, type QrDesign } from '#design';
import { type Drawing, drawQrCode, type ModuleGrid, placeDrawing } from '#drawing';
import type { QrCode } from '#engine';
import type { UploadedImage } from '#raster';
import { backgroundOf, designOf, type LookOptions } from './options.ts';

type Drawer = (design: QrDesign, grid: ModuleGrid) => Drawing;

const drawers = new WeakMap<QrCode, Drawer>();

/** Lets `draw` draw a code in its own way. What weighs is handed in like this, so that the main door stays light. */
export function drawWith(symbol: QrCode, drawer: Drawer): void {
  drawers.set(symbol, drawer);
}

/** Draws a code on a grid. `image` is the logo; null for none. */
export function draw(symbol: QrCode, options: LookOptions, image: UploadedImage | null, grid: ModuleGrid): Drawing {
  const design = designOf(options);
  const drawing = drawers.get(symbol)?.(design, grid) ?? drawQrCode(symbol, design, image, grid);
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
