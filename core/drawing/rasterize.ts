import { type Band, clearPixels, type Pixels, wordsOf } from '#raster';
import { colorsOf } from './colors-of-paint.ts';
import { coverRow, edgesOf, evenRows } from './coverage.ts';
import { type ImageLayer, type Paintable, type PathLayer, paintedLayers } from './drawing.ts';
import { dissolveGroups } from './group.ts';
import { scaleImage } from './scaled-image.ts';

/** Paints a drawing in parts, for pictures that are too large for memory. */
export interface Painter {
  /** Returns `height` rows of the picture, starting with row `top`. */
  paintBand(top: number, height: number): Pixels;
  /**
   * Returns the picture, from the top, as runs of equal rows. Each run is one row of pixels and the number of equal
   * rows. Returns null if it is not known which rows are equal: if the drawing has an image, a gradient, a slanted
   * edge, or an edge that begins or ends within a row of pixels.
   */
  paintRuns(): readonly Band[] | null;
}

/**
 * Returns the pixels of a drawing. The same pixels are tested and downloaded. A unit of the drawing is a pixel; the
 * drawing's size and the boxes of its images must be whole numbers. Images in groups are moved to the nearest whole
 * pixels. Pixels at edges are covered in part. Colors are mixed in stored values (not in linear light), as in browsers.
 */
export function rasterize(drawing: Paintable): Pixels {
  return painterOf(drawing).paintBand(0, drawing.height);
}

/**
 * Returns the pixels of `rasterize` in bands, from the top: one row for each run of equal rows. If it is not known
 * which rows are equal, returns one band of all rows.
 */
export function rasterizeInBands(drawing: Paintable): readonly Band[] {
  const painter = painterOf(drawing);
  return painter.paintRuns() ?? [painter.paintBand(0, drawing.height)];
}

/** Returns a painter for a drawing, as specified at `rasterize`. */
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
  /**
   * The rows at which the layer changes. Every other row equals the row above it. Null if it is not known which rows
   * are equal.
   */
  readonly changes: ReadonlySet<number> | null;
}

/** Returns the rows at which the picture changes; null if it is not known which rows are equal. */
function changesOf(painters: readonly LayerPainter[]): ReadonlySet<number> | null {
  const all = new Set<number>();
  for (const { changes } of painters) {
    if (!changes) return null;
    for (const row of changes) all.add(row);
  }
  return all;
}

/** Paints the rows at which the picture changes, and copies them to the equal rows below. */
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

/** Returns the bytes of an opaque pixel as one number, in the byte order of this machine. */
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

/** Blends a color over the pixel at `index`; `alpha` is 0 to 1. */
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
