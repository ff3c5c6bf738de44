import { type ModuleGrid, pixelGrid, rasterize, STANDARD_MARGIN } from '#drawing';
import type { PdfBytes } from '#drawing/files';
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

/** Where a code is on the pages of a file. Lengths are in millimeters, from the upper left corner of the page. */
export interface CodePlace {
  /** The index of the page. */
  readonly page: number;
  /** The upper left corner of the code's margin. */
  readonly x: number;
  readonly y: number;
  readonly moduleWidth: number;
  /** The number of modules on a side of the code. */
  readonly modules: number;
  /** The margin on each side of the code, in modules. */
  readonly margin: number;
  /** The box of the code's label. If absent, the code has the page to itself. */
  readonly label?: Box;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The picture of a code with its margin, as the page shows it. */
export interface PrintedPicture {
  readonly picture: Pixels;
  readonly grid: ModuleGrid;
}

const PIXELS_PER_MODULE = 8;

/** The length, in millimeters, of the unit in which pages are read. */
const UNIT = 1 / 8;

/** Some pages of a PDF file, as the bytes of their objects. */
export interface PageBytes {
  readonly bytes: readonly PdfBytes[];
  /** The object numbers of the pages. */
  readonly pages: readonly number[];
}

/**
 * Returns the picture of the code at each place, from the bytes of the pages alone. A picture is null if the page of
 * its code cannot be read.
 */
export async function readPages(
  { bytes, pages }: PageBytes,
  places: readonly CodePlace[],
): Promise<readonly (PrintedPicture | null)[]> {
  const pictures: (PrintedPicture | null)[] = places.map(() => null);
  const document = readable(() => PdfDocument.openPart(bytes, pages));
  if (!document) return pictures;
  for (const page of pages.keys()) {
    const own = [...places.entries()].filter(([, place]) => place.page === page);
    const read = own.length === 0 ? null : await readPdfPage(document, page, UNIT).catch(nullIfUnreadable);
    if (!read) continue;
    const layers = layersByBox(
      read,
      own.map(([, { label }]) => label),
    );
    for (const [k, [at, place]] of own.entries()) pictures[at] = paintCode(layers[k], place);
  }
  return pictures;
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    return nullIfUnreadable(error);
  }
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof UnreadableFileError) return null;
  throw error;
}

/**
 * Returns, for each box, the layers of the page that belong to it. A layer belongs to the first box that contains the
 * point at which the layer begins. This point suffices, because no part of a label is outside of the label's box.
 * Layers that begin elsewhere belong to no box. An absent box stands for the whole page, and gets all layers.
 */
function layersByBox({ layers }: ReadPage, boxes: readonly (Box | undefined)[]): readonly (readonly ReadLayer[])[] {
  const found = boxes.map((box): ReadLayer[] => (box ? [] : [...layers]));
  if (boxes.every((box) => !box)) return found;
  for (const layer of layers) {
    const [x, y] = layer.kind === 'image' ? [layer.x, layer.y] : startOf(layer.d);
    const at = boxes.findIndex(
      (box) => box && isWithin(x * UNIT, box.x, box.width) && isWithin(y * UNIT, box.y, box.height),
    );
    if (at >= 0) found[at].push(layer);
  }
  return found;
}

/** Millimeters by which rounded coordinates may exceed a box. */
const SLACK = 0.05;

function isWithin(place: number, start: number, length: number): boolean {
  return place >= start - SLACK && place <= start + length + SLACK;
}

/** Returns the point at which path data begins: NaN for both coordinates if the data is empty. */
function startOf(d: string): readonly [number, number] {
  const match = /^M(-?[\d.]+)[ ]?(-?[\d.]+)/.exec(d);
  return match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];
}

/**
 * Paints a code with at least the standard's margin. If the code's own margin is narrower, the picture shows more of
 * the page around it.
 */
function paintCode(layers: readonly ReadLayer[], { x, y, moduleWidth, modules, margin }: CodePlace): PrintedPicture {
  const quiet = Math.max(margin, STANDARD_MARGIN);
  const scale = (PIXELS_PER_MODULE * UNIT) / moduleWidth;
  const [left, top] = [x, y].map((place) => (place - (quiet - margin) * moduleWidth) / UNIT);
  const matrix: Matrix = [scale, 0, 0, scale, -left * scale, -top * scale];
  const size = PIXELS_PER_MODULE * (modules + 2 * quiet);
  const moved = layers.map((layer): ReadLayer => {
    if (layer.kind === 'path') {
      return { ...layer, d: movePath(layer.d, matrix), paint: transformPaint(layer.paint, matrix) };
    }
    return { ...layer, ...onWholePixels({ ...layer, x: layer.x - left, y: layer.y - top }, scale) };
  });
  const picture = flattenOn(rasterize({ width: size, height: size, layers: moved }), WHITE_PAGE);
  return { picture, grid: pixelGrid(modules, size, quiet) };
}
