import type { Rgba } from '#design';
import type { Drawing, ImageLayer, Paint, PathLayer, PictureImage } from './drawing.ts';

/** Straight (not premultiplied) RGBA, four bytes a pixel, row by row: what `ImageData` holds. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * The drawing's pixels at natural size where there is no canvas: in tests, in measurements, in workers without one.
 * What a canvas paints, within one level of rounding per channel; a custom image is sampled by area, where canvases differ among themselves.
 * `readImage` gives the pixels of an image layer's image; without it, a drawing with an image throws a `TypeError`.
 */
export function rasterize(drawing: Drawing, readImage?: (image: PictureImage) => Pixels): Pixels {
  const { size } = drawing;
  const pixels: Pixels = { width: size, height: size, data: new Uint8ClampedArray(4 * size * size) };
  for (const layer of drawing.layers) {
    if (layer.kind === 'path') {
      fillPath(pixels, layer);
    } else {
      if (!readImage) throw new TypeError('A drawing with an image needs readImage');
      placeImage(pixels, layer, readImage(layer.image));
    }
  }
  return pixels;
}

function fillPath(pixels: Pixels, layer: PathLayer): void {
  const { width, height } = pixels;
  const crossings = markCrossings(layer.d, width, height);
  const colorAt = createColorSource(layer.paint);
  for (let y = 0, index = 0; y < height; y++) {
    let isInside = 0;
    for (let x = 0; x < width; x++, index++) {
      isInside ^= crossings[index];
      if (isInside) blend(pixels.data, 4 * index, colorAt(x + 0.5, y + 0.5), 1);
    }
  }
}

/** 1 for each pixel whose left side an odd number of outlines runs along. */
function markCrossings(d: string, width: number, height: number): Uint8Array {
  const crossings = new Uint8Array(width * height);
  let x = 0;
  let y = 0;
  let startY = 0;
  const goDown = (end: number): void => {
    for (let row = Math.max(0, Math.min(y, end)); row < Math.min(height, Math.max(y, end)); row++) {
      // What begins left of the picture begins at its first column; what begins right of it is never seen.
      if (x < width) crossings[row * width + Math.max(0, x)] ^= 1;
    }
    y = end;
  };
  for (const [, command, first, second] of d.matchAll(/([Mhvz])(-?\d+)?(?: (-?\d+))?/g)) {
    if (command === 'M') {
      x = Number(first);
      y = Number(second);
      startY = y;
    }
    if (command === 'h') x += Number(first);
    if (command === 'v') goDown(y + Number(first));
    if (command === 'z') goDown(startY);
  }
  return crossings;
}

function createColorSource(paint: Paint): (x: number, y: number) => Rgba {
  if (paint.kind === 'solid') return () => paint.color;
  const { from, to } = paint;
  const mix = (t: number): Rgba => {
    const share = Math.min(1, Math.max(0, t));
    const between = (a: number, b: number): number => a + (b - a) * share;
    return { r: between(from.r, to.r), g: between(from.g, to.g), b: between(from.b, to.b), a: between(from.a, to.a) };
  };
  if (paint.kind === 'radial') return (x, y) => mix(Math.hypot(x - paint.cx, y - paint.cy) / paint.r);
  const [dx, dy] = [paint.x2 - paint.x1, paint.y2 - paint.y1];
  return (x, y) => mix(((x - paint.x1) * dx + (y - paint.y1) * dy) / (dx * dx + dy * dy));
}

function blend(data: Uint8ClampedArray, index: number, color: Rgba, opacity: number): void {
  const top = color.a * opacity;
  const below = (data[index + 3] / 255) * (1 - top);
  const alpha = top + below;
  if (alpha === 0) return;
  data[index] = (color.r * top + data[index] * below) / alpha;
  data[index + 1] = (color.g * top + data[index + 1] * below) / alpha;
  data[index + 2] = (color.b * top + data[index + 2] * below) / alpha;
  data[index + 3] = 255 * alpha;
}

function placeImage(pixels: Pixels, layer: ImageLayer, image: Pixels): void {
  const stretchX = layer.width / image.width;
  const stretchY = layer.height / image.height;
  const isCover = layer.fit === 'cover';
  const scaleX = isCover ? Math.max(stretchX, stretchY) : stretchX;
  const scaleY = isCover ? scaleX : stretchY;
  const left = image.width / 2 - layer.width / 2 / scaleX;
  const top = image.height / 2 - layer.height / 2 / scaleY;
  for (let y = 0; y < layer.height; y++) {
    for (let x = 0; x < layer.width; x++) {
      const color = averageColor(image, left + x / scaleX, top + y / scaleY, 1 / scaleX, 1 / scaleY);
      blend(pixels.data, 4 * ((layer.y + y) * pixels.width + layer.x + x), color, layer.opacity);
    }
  }
}

/** The mean colour of the image's pixels in a box, at least of the one at its upper left corner. */
function averageColor(image: Pixels, x: number, y: number, width: number, height: number): Rgba {
  const firstColumn = Math.floor(x + 1e-6);
  const firstRow = Math.floor(y + 1e-6);
  const endColumn = Math.min(image.width, Math.max(firstColumn + 1, Math.round(x + width)));
  const endRow = Math.min(image.height, Math.max(firstRow + 1, Math.round(y + height)));
  let [r, g, b, a] = [0, 0, 0, 0];
  for (let row = firstRow; row < endRow; row++) {
    for (let column = firstColumn; column < endColumn; column++) {
      const index = 4 * (row * image.width + column);
      const alpha = image.data[index + 3];
      r += image.data[index] * alpha;
      g += image.data[index + 1] * alpha;
      b += image.data[index + 2] * alpha;
      a += alpha;
    }
  }
  if (a === 0) return { r: 0, g: 0, b: 0, a: 0 };
  const count = (endRow - firstRow) * (endColumn - firstColumn);
  return { r: r / a, g: g / a, b: b / a, a: a / count / 255 };
}
