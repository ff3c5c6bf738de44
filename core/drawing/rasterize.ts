import type { Rgba } from '#design';
import {
  type Band,
  type Box,
  clearPixels,
  cutPixels,
  type Pixels,
  resampleRows,
  smallestAtLeast,
  wordsOf,
} from '#raster';
import { coverRow, edgesOf, evenRows } from './coverage.ts';
import { type ImageLayer, type Paint, type Paintable, type PathLayer, paintedLayers } from './drawing.ts';
import { dissolveGroups } from './group.ts';

/** Paints a drawing in parts, for pictures that are too large for memory. */
export interface Painter {
  paintBand(top: number, height: number): Pixels;
  /**
   * Returns runs of equal rows, from the top. Null if they are not known: with an image, a gradient, a slanted edge, or
   * an edge that begins or ends within a row.
   */
  paintRuns(): readonly Band[] | null;
}

/**
 * Returns the pixels that are tested and downloaded. A unit is a pixel; sizes and boxes of images must be whole, and
 * images in groups move to whole pixels. Colors are mixed in stored values (not in linear light), as in browsers.
 */
export function rasterize(drawing: Paintable): Pixels {
  return painterOf(drawing).paintBand(0, drawing.height);
}

/** Returns the pixels of `rasterize` as runs of equal rows, or as one band if these are not known. */
export function rasterizeInBands(drawing: Paintable): readonly Band[] {
  const painter = painterOf(drawing);
  return painter.paintRuns() ?? [painter.paintBand(0, drawing.height)];
}

export function painterOf(drawing: Paintable): Painter {
  const { width, height } = drawing;
  const painters = dissolveGroups(paintedLayers(drawing)).map((layer) => layerPainter(layer, width));
  const changes = changesOf(painters);
  return {
    paintBand(top, rows) {
      const band = clearPixels(width, rows);
      if (changes) paintEvenRows(band, top, painters, changes);
      else for (const { paint } of painters) paint(band, top, rows);
      return band;
    },
    paintRuns() {
      if (!changes) return null;
      const starts = [0, ...[...changes].filter((row) => row > 0 && row < height).sort((a, b) => a - b)];
      return starts.map((top, k) => {
        const row = clearPixels(width, 1);
        for (const { paint } of painters) paint(row, top, 1);
        return { ...row, times: (starts[k + 1] ?? height) - top };
      });
    },
  };
}

interface LayerPainter {
  /** Paints the first `rows` rows of a band. The first row of the band is row `top` of the picture. */
  readonly paint: (band: Pixels, top: number, rows: number) => void;
  /** The rows at which the layer changes; null if they are not known. */
  readonly changes: ReadonlySet<number> | null;
}

function changesOf(painters: readonly LayerPainter[]): ReadonlySet<number> | null {
  const all = new Set<number>();
  for (const { changes } of painters) {
    if (!changes) return null;
    for (const row of changes) all.add(row);
  }
  return all;
}

function paintEvenRows(
  band: Pixels,
  top: number,
  painters: readonly LayerPainter[],
  changes: ReadonlySet<number>,
): void {
  const { width, height, data } = band;
  const rowBytes = 4 * width;
  for (let y = 0; y < height; y++) {
    if (y > 0 && !changes.has(top + y)) {
      data.copyWithin(y * rowBytes, (y - 1) * rowBytes, y * rowBytes);
      continue;
    }
    const row = { width, height: 1, data: data.subarray(y * rowBytes, (y + 1) * rowBytes) };
    for (const { paint } of painters) paint(row, top + y, 1);
  }
}

function layerPainter(layer: PathLayer | ImageLayer, width: number): LayerPainter {
  return layer.kind === 'image'
    ? { paint: (band, top) => placeImage(band, top, layer), changes: null }
    : pathPainter(layer, width);
}

function pathPainter({ d, paint }: PathLayer, width: number): LayerPainter {
  const edges = edgesOf(d);
  const colorAt = colorsOf(paint);
  const color = new Float64Array(4);
  const cover = new Float64Array(width + 2);
  const opaque = paint.kind === 'solid' && paint.color.a === 1 ? wordOf(paint.color) : null;
  return {
    changes: paint.kind === 'solid' ? evenRows(edges) : null,
    paint(band, top, rows) {
      const words = wordsOf(band);
      const end = Math.min(top + rows, edges.endRow);
      for (let row = Math.max(top, edges.firstRow); row < end; row++) {
        if (!coverRow(edges, row, width, cover)) continue;
        for (let x = 0, pixel = (row - top) * width; x < width; x++, pixel++) {
          const covered = cover[x];
          if (covered === 0) continue;
          if (covered === 1 && opaque !== null) {
            words[pixel] = opaque;
            continue;
          }
          colorAt(x + 0.5, row + 0.5, color);
          layOver(band.data, 4 * pixel, color[0], color[1], color[2], color[3] * covered);
        }
      }
    },
  };
}

function wordOf({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): number {
  return wordsOf({ width: 1, height: 1, data: Uint8ClampedArray.of(r, g, b, 255) })[0];
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

/** Writes the color at a point to `color`: red, green, blue (0 to 255) and alpha (0 to 1). */
type ColorSource = (x: number, y: number, color: Float64Array) => void;

export function colorsOf(paint: Paint): ColorSource {
  if (paint.kind === 'solid') {
    const { r, g, b, a } = paint.color;
    return (_x, _y, color) => {
      color[0] = r;
      color[1] = g;
      color[2] = b;
      color[3] = a;
    };
  }
  const shareAt = paint.kind === 'radial' ? radialShare(paint) : linearShare(paint);
  const { from, to } = paint;
  return (x, y, color) => mix(from, to, Math.min(1, Math.max(0, shareAt(x, y))), color);
}

function radialShare({ cx, cy, r }: Paint & { kind: 'radial' }): (x: number, y: number) => number {
  return (x, y) => Math.hypot(x - cx, y - cy) / r;
}

function linearShare({ x1, y1, x2, y2 }: Paint & { kind: 'linear' }): (x: number, y: number) => number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  return (x, y) => ((x - x1) * dx + (y - y1) * dy) / square;
}

function mix(from: Rgba, to: Rgba, share: number, color: Float64Array): void {
  color[0] = from.r + (to.r - from.r) * share;
  color[1] = from.g + (to.g - from.g) * share;
  color[2] = from.b + (to.b - from.b) * share;
  color[3] = from.a + (to.a - from.a) * share;
}

/** Keeps the last scaled version of each image, because a design is redrawn more often than its image changes. */
const lastScaled = new WeakMap<Pixels, { readonly key: string; readonly scaled: Pixels }>();

const MOST_CACHED = 1_000_000;

function scaleImage(layer: ImageLayer, first: number, count: number): Pixels {
  return layer.isTurned
    ? turnPixels(scaleUpright(layer, layer.height - first - count, count))
    : scaleUpright(layer, first, count);
}

function turnPixels(pixels: Pixels): Pixels {
  const data = pixels.data.slice();
  wordsOf({ ...pixels, data }).reverse();
  return { ...pixels, data };
}

function scaleUpright(layer: ImageLayer, first: number, count: number): Pixels {
  const { image, width, height, fit } = layer;
  if (width * height > MOST_CACHED) return scaleRows(layer, first, count);
  const key = `${width} ${height} ${fit}`;
  let last = lastScaled.get(image.pixels);
  if (last?.key !== key) {
    last = { key, scaled: scaleRows(layer, 0, height) };
    lastScaled.set(image.pixels, last);
  }
  return count === height ? last.scaled : cutPixels(last.scaled, { x: 0, y: first, width, height: count });
}

function scaleRows({ image: { pixels }, width, height, fit }: ImageLayer, first: number, count: number): Pixels {
  // Scaling a reduced copy that is at least twice the target size looks as good as scaling the original.
  const source = smallestAtLeast(pixels, 2 * width, 2 * height);
  const box =
    fit === 'fill' ? { x: 0, y: 0, width: source.width, height: source.height } : coverBox(source, width / height);
  return resampleRows(source, box, width, height, first, count);
}

function coverBox({ width, height }: Pixels, proportions: number): Box {
  const seenWidth = Math.min(width, height * proportions);
  const seenHeight = Math.min(height, width / proportions);
  return { x: (width - seenWidth) / 2, y: (height - seenHeight) / 2, width: seenWidth, height: seenHeight };
}
