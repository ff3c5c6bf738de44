import { parseColor, type QrDesign } from '#design';
import { clearedUnder, type Drawing, drawQrCode, gridSize, type ModuleGrid, placeDrawing } from '#drawing';
import { blockLayout, codewordsIn, type QrCode } from '#engine';
import type { UploadedImage } from '#raster';
import { designOf, type LookOptions } from './options.ts';

/** Draws a code on a grid. `image` is the logo; null for none. */
type Drawer = (symbol: QrCode, design: QrDesign, image: UploadedImage | null, grid: ModuleGrid) => Drawing;

const drawers = new WeakMap<QrCode, Drawer>();

/** Lets `draw` draw a code in its own way. What weighs is handed in like this, so that the main door stays light. */
export function drawWith(symbol: QrCode, drawer: Drawer): void {
  drawers.set(symbol, drawer);
}

export function drawerOf(symbol: QrCode): Drawer {
  return drawers.get(symbol) ?? drawReadable;
}

/** Draws a code as it is. Sets the background, because `drawQrCode` paints gradients on white only. */
export const drawPlain: Drawer = (symbol, design, image, grid) => ({
  ...drawQrCode(symbol, design, image, grid),
  background: { kind: 'solid', color: parseColor(design.style.backgroundColor)! },
});

/** The share of what can be corrected that a logo may hide. The rest is for scanning. */
const MOST_HIDDEN = 0.9;

/** Draws a logo smaller if it would hide too much of a block, whatever the logo looks like. */
const drawReadable: Drawer = (symbol, design, image, grid) => {
  let { imageSize } = design;
  if (image && design.imagePosition !== 'full') {
    while (imageSize > 1 && hidesTooMuch(symbol, { ...design, imageSize }, image)) imageSize--;
  }
  return drawPlain(symbol, { ...design, imageSize }, image, grid);
};

function hidesTooMuch({ version, level, size }: QrCode, design: QrDesign, image: UploadedImage): boolean {
  const { left, top, right, bottom } = clearedUnder(image, design, size);
  const isHidden = (x: number, y: number): boolean => x >= left && x < right && y >= top && y < bottom;
  const [{ correctable }] = blockLayout(version, level);
  return codewordsIn(version, level, isHidden).some((hidden) => hidden > MOST_HIDDEN * correctable);
}

export function draw(symbol: QrCode, options: LookOptions, image: UploadedImage | null, grid: ModuleGrid): Drawing {
  return drawerOf(symbol)(symbol, designOf(options), image, grid);
}

/** Whether there is a caption or a frame around a code, which makes its page larger. */
function isFramed({ height, code }: Drawing): boolean {
  return height > gridSize(code!.grid);
}

/**
 * Places a drawing in the middle of a square page of another size. A smaller page cuts the margin off. A page with a
 * caption or a frame stays as it is.
 */
export function centerOn(size: number, drawing: Drawing): Drawing {
  if (size === drawing.width || isFramed(drawing)) return drawing;
  const offset = Math.floor((size - drawing.width) / 2);
  const layers = [placeDrawing(drawing, { x: offset, y: offset, scale: 1 })];
  return { width: size, height: size, background: drawing.background, layers };
}
