// Pixels to a PNG file. W3C Recommendation "PNG Specification", third edition.

import { deflate } from './deflate.ts';
import type { Pixels } from './pixels.ts';
import { type PngChunk, writeChunks } from './png-chunks.ts';
import { filterRow } from './png-filters.ts';

/** How pixels are kept in a file: as numbers of at most 256 colours, or as three or four channels each. */
export type PngFormat =
  | { readonly kind: 'indexed'; readonly palette: Palette; readonly depth: 1 | 2 | 4 | 8 }
  | { readonly kind: 'rgb' }
  | { readonly kind: 'rgba' };

/** The number of each colour; a colour is the four bytes of its pixel, read as one number in the machine's order. */
type Palette = ReadonlyMap<number, number>;

const MOST_COLORS = 256;

/** Colour type of clause 11.2.1. */
const COLOR_TYPE = { rgb: 2, indexed: 3, rgba: 6 } as const;

/** The smallest format that keeps every pixel as it is. */
export function findPngFormat(pixels: Pixels): PngFormat {
  return findIndexedFormat([pixels]) ?? { kind: isOpaque(pixels) ? 'rgb' : 'rgba' };
}

/** The smallest format of numbered colours for a picture in bands; null, after no more bands than that takes, when it has too many colours. */
export function findIndexedFormat(bands: Iterable<Pixels>): PngFormat | null {
  const palette = collectColors(bands);
  if (!palette) return null;
  const depth = palette.size <= 2 ? 1 : palette.size <= 4 ? 2 : palette.size <= 16 ? 4 : 8;
  return { kind: 'indexed', palette, depth };
}

/**
 * A picture as a PNG file that keeps every pixel. `chunks` stand before the pixels, as `pHYs` and `iTXt` do.
 * Rejects only where the platform has no compression streams.
 */
export function encodePng(pixels: Pixels, chunks: readonly PngChunk[] = []): Promise<Uint8Array<ArrayBuffer>> {
  return encodePngBands(pixels, findPngFormat(pixels), [pixels], chunks);
}

/**
 * The same for a picture that is made band by band, from the top, each as wide as the picture: so it need never be whole in
 * memory. Rejects with what making a band throws.
 */
export async function encodePngBands(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  format: PngFormat,
  bands: Iterable<Pixels> | AsyncIterable<Pixels>,
  chunks: readonly PngChunk[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  return writeChunks([
    { type: 'IHDR', data: writeHeader(width, height, format) },
    ...(format.kind === 'indexed' ? writePalette(format.palette) : []),
    ...chunks,
    { type: 'IDAT', data: await deflate(filterBands(bands, format)) },
    { type: 'IEND', data: new Uint8Array(0) },
  ]);
}

/** How many pixels of a picture are to be printed on a metre (11.3.4.3), for the chunks of a file. */
export function densityChunk(pixelsPerMetre: number): PngChunk {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  view.setUint32(0, Math.round(pixelsPerMetre));
  view.setUint32(4, Math.round(pixelsPerMetre));
  data[8] = 1;
  return { type: 'pHYs', data };
}

/** Rows of channels, `pixelBytes` of them in a pixel, filtered and compressed as in a PNG file: PDF keeps images so too. */
export function compressRows(rows: Iterable<Uint8Array>, pixelBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  function* filtered(): Generator<Uint8Array<ArrayBuffer>> {
    let above: Uint8Array | null = null;
    for (const row of rows) {
      yield filterRow(row, above, pixelBytes);
      above = row;
    }
  }
  return deflate(filtered());
}

/** Clear pixels are one colour, whatever their channels say. */
function colorOf(color: number, alpha: number): number {
  return alpha === 0 ? 0 : color;
}

function collectColors(bands: Iterable<Pixels>): Palette | null {
  const palette = new Map<number, number>();
  for (const { data } of bands) {
    const colors = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
    let last = -1;
    for (let k = 0; k < colors.length; k++) {
      // Most pixels are as the one before.
      if (colors[k] === last) continue;
      last = colors[k];
      const color = colorOf(last, data[4 * k + 3]);
      if (palette.has(color)) continue;
      if (palette.size === MOST_COLORS) return null;
      palette.set(color, palette.size);
    }
  }
  return palette;
}

function isOpaque({ data }: Pixels): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] < 255) return false;
  return true;
}

function writeHeader(width: number, height: number, format: PngFormat): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = format.kind === 'indexed' ? format.depth : 8;
  header[9] = COLOR_TYPE[format.kind];
  return header;
}

/** PLTE, and tRNS where a colour is not opaque. */
function writePalette(palette: Palette): PngChunk[] {
  const channels = new Uint8Array(Uint32Array.from(palette.keys()).buffer);
  const colors = new Uint8Array(3 * palette.size);
  const alphas = new Uint8Array(palette.size);
  for (let k = 0; k < palette.size; k++) {
    colors.set(channels.subarray(4 * k, 4 * k + 3), 3 * k);
    alphas[k] = channels[4 * k + 3];
  }
  const isClear = alphas.some((alpha) => alpha < 255);
  return [{ type: 'PLTE', data: colors }, ...(isClear ? [{ type: 'tRNS', data: alphas }] : [])];
}

/** The rows of all bands as they are compressed: each behind the number of its filter. */
async function* filterBands(
  bands: Iterable<Pixels> | AsyncIterable<Pixels>,
  format: PngFormat,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const pixelBytes = format.kind === 'rgba' ? 4 : 3;
  let above: Uint8Array | null = null;
  for await (const band of bands) {
    const rows: Uint8Array[] = [];
    for (let y = 0; y < band.height; y++) {
      const row = format.kind === 'indexed' ? packRow(band, y, format) : channelsOf(band, y, pixelBytes);
      // Numbers of colours that lie side by side say nothing about one another.
      rows.push(format.kind === 'indexed' ? filterRow(row, null, 0) : filterRow(row, above, pixelBytes));
      above = row;
    }
    yield join(rows);
  }
}

function packRow({ width, data }: Pixels, y: number, { palette, depth }: PngFormat & { kind: 'indexed' }): Uint8Array {
  const colors = new Uint32Array(data.buffer, data.byteOffset + 4 * y * width, width);
  const packed = new Uint8Array(Math.ceil((width * depth) / 8));
  const perByte = 8 / depth;
  let last = -1;
  let number = 0;
  for (let x = 0; x < width; x++) {
    if (colors[x] !== last) {
      last = colors[x];
      number = palette.get(colorOf(last, data[4 * (y * width + x) + 3])) ?? 0;
    }
    packed[Math.floor(x / perByte)] |= number << (8 - depth * ((x % perByte) + 1));
  }
  return packed;
}

function channelsOf({ width, data }: Pixels, y: number, count: number): Uint8Array {
  const row = data.subarray(4 * y * width, 4 * (y + 1) * width);
  if (count === 4) return new Uint8Array(row);
  const channels = new Uint8Array(3 * width);
  for (let from = 0, to = 0; from < row.length; from += 4) {
    channels[to++] = row[from];
    channels[to++] = row[from + 1];
    channels[to++] = row[from + 2];
  }
  return channels;
}

function join(rows: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(rows.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const row of rows) {
    joined.set(row, at);
    at += row.length;
  }
  return joined;
}
