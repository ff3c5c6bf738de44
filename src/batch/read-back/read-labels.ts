import { type ModuleGrid, pixelGrid, rasterize, STANDARD_MARGIN } from '#drawing';
import { flattenOn, type Pixels } from '#raster';
import { WHITE_PAGE } from '#scanning/tunnel';
import {
  type Matrix,
  movePath,
  type ReadLayer,
  type ReadPage,
  transformPaint,
  UnreadableFileError,
} from './page-reader.ts';
import { onWholePixels } from './paint-page.ts';
import { PdfDocument } from './pdf-document.ts';
import { readPdfPage } from './read-pdf-page.ts';

/** A code on a page of labels; lengths in millimeters from the page's upper left corner. */
export interface ReadLabel {
  /** The upper left corner of the code's margin. */
  readonly x: number;
  readonly y: number;
  readonly moduleWidth: number;
  /** Modules along the code, its margin included. */
  readonly cells: number;
  /** The label's box. */
  readonly label: Box;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen of a code, with its margin. */
export interface LabelPicture {
  readonly picture: Pixels;
  readonly grid: ModuleGrid;
}

const PIXELS_PER_MODULE = 8;

/** Places on a page are kept to this share of a millimeter, a hundredth of the narrowest module. */
const UNIT = 1 / 8;

/** Returns the pictures of the codes on a page of a PDF file, by its bytes alone; null if the page cannot be read. */
export async function readLabels(
  file: Uint8Array<ArrayBuffer>,
  page: number,
  labels: readonly ReadLabel[],
): Promise<readonly LabelPicture[] | null> {
  try {
    const read = await readPdfPage(new PdfDocument(file), page, UNIT);
    const boxes = labels.map(({ label }) => label);
    const layers = layersByBox(read, boxes);
    return labels.map((label, k) => paintCode(layers[k], label));
  } catch (error) {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  }
}

/** Sorts what a page shows by the boxes that it begins in: no label's parts leave it. What covers the page belongs to none. */
function layersByBox({ layers }: ReadPage, boxes: readonly Box[]): readonly (readonly ReadLayer[])[] {
  const found = boxes.map((): ReadLayer[] => []);
  for (const layer of layers) {
    const [x, y] = layer.kind === 'image' ? [layer.x, layer.y] : startOf(layer.d);
    const at = boxes.findIndex((box) => isWithin(x * UNIT, box.x, box.width) && isWithin(y * UNIT, box.y, box.height));
    if (at >= 0) found[at].push(layer);
  }
  return found;
}

/** Millimeters that rounding may lead out of a box. */
const SLACK = 0.05;

function isWithin(place: number, start: number, length: number): boolean {
  return place >= start - SLACK && place <= start + length + SLACK;
}

/** Where path data begins; nowhere if it is empty. */
function startOf(d: string): readonly [number, number] {
  const match = /^M(-?[\d.]+)[ ]?(-?[\d.]+)/.exec(d);
  return match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];
}

function paintCode(layers: readonly ReadLayer[], { x, y, moduleWidth, cells }: ReadLabel): LabelPicture {
  const scale = (PIXELS_PER_MODULE * UNIT) / moduleWidth;
  const [left, top] = [x / UNIT, y / UNIT];
  const matrix: Matrix = [scale, 0, 0, scale, -left * scale, -top * scale];
  const size = PIXELS_PER_MODULE * cells;
  const moved = layers.map((layer): ReadLayer => {
    if (layer.kind === 'path') {
      return { ...layer, d: movePath(layer.d, matrix), paint: transformPaint(layer.paint, matrix) };
    }
    return { ...layer, ...onWholePixels({ ...layer, x: layer.x - left, y: layer.y - top }, scale) };
  });
  const picture = flattenOn(rasterize({ width: size, height: size, layers: moved }), WHITE_PAGE);
  return { picture, grid: pixelGrid(cells - 2 * STANDARD_MARGIN, size, STANDARD_MARGIN) };
}
