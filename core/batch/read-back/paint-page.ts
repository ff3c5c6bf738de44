import { type ImageLayer, rasterize } from '#drawing';
import { clearPixels, type Pixels, wordsOf } from '#raster';
import { type Matrix, movePath, type ReadLayer, type ReadPage, transformPaint } from './page-reader.ts';

/** Matches path data in which all numbers are whole. */
const WHOLE = /^[Mhvz0-9 -]*$/;

/**
 * Pixels per module if every edge lies on a module boundary. With fewer pixels, reading takes longer. With more pixels,
 * painting takes longer.
 */
const WHOLE_MODULE = 4;

/**
 * Pixels per module if there are curves, images or gradients. That is about as many as a code of version 8 has in the
 * site's standard picture of 400 × 400 pixels.
 */
const FINE_MODULE = 8;

/** A page, painted in pixels. */
export interface PaintedPage {
  readonly pixels: Pixels;
  /** Pixels per unit of the page. */
  readonly scale: number;
}

/** Paints a page whose unit is one module, with as many pixels per module as its content needs. */
export function paintPage(page: ReadPage): PaintedPage {
  const isWhole = Number.isInteger(page.width) && Number.isInteger(page.height) && page.layers.every(isWholeLayer);
  // If every edge lies on a module boundary, it is enough to paint one pixel per module and enlarge the result.
  return isWhole
    ? { pixels: enlarge(rasterize(page), WHOLE_MODULE), scale: WHOLE_MODULE }
    : { pixels: rasterize(scalePage(page, FINE_MODULE)), scale: FINE_MODULE };
}

function isWholeLayer(layer: ReadLayer): boolean {
  return layer.kind === 'path' && layer.paint.kind === 'solid' && WHOLE.test(layer.d);
}

function scalePage({ width, height, layers }: ReadPage, scale: number): ReadPage {
  const matrix: Matrix = [scale, 0, 0, scale, 0, 0];
  const move = (layer: ReadLayer): ReadLayer => {
    if (layer.kind === 'path') {
      return { ...layer, d: movePath(layer.d, matrix), paint: transformPaint(layer.paint, matrix) };
    }
    return { ...layer, ...onWholePixels(layer, scale) };
  };
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale), layers: layers.map(move) };
}

/** Returns the box of an image at this scale, rounded to whole pixels, at least one pixel wide and high. */
export function onWholePixels(
  { x, y, width, height }: ImageLayer,
  scale: number,
): Pick<ImageLayer, 'x' | 'y' | 'width' | 'height'> {
  const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
  const [right, bottom] = [Math.round((x + width) * scale), Math.round((y + height) * scale)];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Returns a picture with each pixel enlarged to a square of `times` pixels. */
function enlarge(picture: Pixels, times: number): Pixels {
  const { width, height } = picture;
  const large = clearPixels(width * times, height * times);
  const [from, to] = [wordsOf(picture), wordsOf(large)];
  for (let y = 0; y < height; y++) {
    const start = y * times * large.width;
    for (let x = 0, at = start; x < width; x++, at += times) to.fill(from[y * width + x], at, at + times);
    for (let copy = 1; copy < times; copy++) to.copyWithin(start + copy * large.width, start, start + large.width);
  }
  return large;
}
