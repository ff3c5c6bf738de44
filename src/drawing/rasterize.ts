import { clearPixels, type Pixels } from '#raster';
import { colorsOf } from './colors-of-paint.ts';
import { coverRows, type Edges, edgesOf } from './coverage.ts';
import type { Drawing, ImageLayer, Layer, PathLayer } from './drawing.ts';
import { scaleImage } from './scaled-image.ts';

/** Draws `height` rows of a picture from row `top` on. */
export type BandPainter = (top: number, height: number) => Pixels;

/**
 * The drawing's pixels: what readers judge and what visitors download. The drawing's grid must be one of pixels.
 * Edges within a pixel cover it in part; colours are laid over one another as they are written (not in linear light), as in browsers.
 */
export function rasterize(drawing: Drawing): Pixels {
  return paintBands(drawing)(0, drawing.size);
}

/** The same for a picture too large to be whole in memory. */
export function paintBands({ size, layers }: Drawing): BandPainter {
  const painters = layers.map(painterOf);
  return (top, height) => {
    const band = clearPixels(size, height);
    for (const paint of painters) paint(band, top);
    return band;
  };
}

type LayerPainter = (band: Pixels, top: number) => void;

function painterOf(layer: Layer): LayerPainter {
  if (layer.kind === 'image') return (band, top) => placeImage(band, top, layer);
  const edges = edgesOf(layer.d);
  const [first, end] = rowsOf(edges);
  return (band, top) => {
    const from = Math.max(top, first);
    const rows = Math.min(top + band.height, end) - from;
    if (rows > 0) fillPath(band, from - top, rows, top, edges, layer);
  };
}

/** The first row of pixels that outlines reach, and the one behind the last. */
function rowsOf(edges: Edges): [first: number, end: number] {
  let [first, end] = [Number.POSITIVE_INFINITY, 0];
  for (let k = 1; k < edges.length; k += 2) {
    first = Math.min(first, edges[k]);
    end = Math.max(end, edges[k]);
  }
  return [Math.floor(first), Math.ceil(end)];
}

/** Fills `rows` rows of the band from its row `from` on. */
function fillPath(band: Pixels, from: number, rows: number, top: number, edges: Edges, { paint }: PathLayer): void {
  const { width, data } = band;
  const cover = new Float32Array(rows * (width + 2));
  coverRows(edges, width, top + from, rows, cover);
  const colorAt = colorsOf(paint);
  const color = new Float64Array(4);
  for (let y = 0, pixel = from * width; y < rows; y++) {
    const row = y * (width + 2);
    for (let x = 0; x < width; x++, pixel++) {
      const covered = cover[row + x];
      if (covered === 0) continue;
      colorAt(x + 0.5, top + from + y + 0.5, color);
      layOver(data, 4 * pixel, color[0], color[1], color[2], color[3] * covered);
    }
  }
}

function placeImage(band: Pixels, top: number, layer: ImageLayer): void {
  const first = Math.max(top, layer.y);
  const end = Math.min(top + band.height, layer.y + layer.height);
  if (end <= first) return;
  const { data } = scaleImage(layer, first - layer.y, end - first);
  for (let y = first; y < end; y++) {
    let from = 4 * (y - first) * layer.width;
    let to = 4 * ((y - top) * band.width + layer.x);
    for (let x = 0; x < layer.width; x++, from += 4, to += 4) {
      layOver(band.data, to, data[from], data[from + 1], data[from + 2], (layer.opacity * data[from + 3]) / 255);
    }
  }
}

/** Lays a colour over the pixel at `index`; alpha from 0 to 1. */
function layOver(data: Uint8ClampedArray, index: number, r: number, g: number, b: number, alpha: number): void {
  if (alpha === 1) {
    data[index] = r;
    data[index + 1] = g;
    data[index + 2] = b;
    data[index + 3] = 255;
    return;
  }
  const below = (data[index + 3] / 255) * (1 - alpha);
  const sum = alpha + below;
  if (sum === 0) return;
  data[index] = (r * alpha + data[index] * below) / sum;
  data[index + 1] = (g * alpha + data[index + 1] * below) / sum;
  data[index + 2] = (b * alpha + data[index + 2] * below) / sum;
  data[index + 3] = 255 * sum;
}
