// Writes pixels as a PNG file. W3C Recommendation "PNG Specification", third edition.

import { type Deflate, deflate, joinBytes } from './deflate.ts';
import { type Band, heightOf, type Pixels, wordsOf } from './pixels.ts';
import { filterRow, type PngChunk, writeChunks } from './png-parts.ts';

export type PngFormat =
  | { readonly kind: 'indexed'; readonly palette: Palette; readonly depth: 1 | 2 | 4 | 8 }
  | { readonly kind: 'rgb' }
  | { readonly kind: 'rgba' };

/** The index of each color. A color is its pixel as one number (see `wordsOf`). */
type Palette = ReadonlyMap<number, number>;

const MOST_COLORS = 256;

const COLOR_TYPE = { rgb: 2, indexed: 3, rgba: 6 } as const;

export function findPngFormat(...bands: readonly Pixels[]): PngFormat {
  return findIndexedFormat(bands) ?? { kind: bands.every(isOpaque) ? 'rgb' : 'rgba' };
}

/** Returns the smallest indexed format for a picture in bands, or null if the picture has more than 256 colors. */
export function findIndexedFormat(bands: Iterable<Pixels>): PngFormat | null {
  const palette = collectColors(bands);
  if (!palette) return null;
  const depth = palette.size <= 2 ? 1 : palette.size <= 4 ? 2 : palette.size <= 16 ? 4 : 8;
  return { kind: 'indexed', palette, depth };
}

export interface PngTools {
  /** Before the pixels. */
  readonly chunks?: readonly PngChunk[];
  readonly compress?: Deflate | undefined;
}

/** Returns a PNG file. Rejects only if the platform has no compression streams. */
export function encodePng(pixels: Pixels, tools: PngTools = {}): Promise<Uint8Array<ArrayBuffer>> {
  return encodePngBands(pixels, findPngFormat(pixels), [pixels], tools);
}

/** Returns the same file as `encodePng` would for the joined bands. A repeated band of indexes is packed only once. */
export function encodeBands(bands: readonly Band[]): Promise<Uint8Array<ArrayBuffer>> {
  return encodePngBands({ width: bands[0].width, height: heightOf(bands) }, findPngFormat(...bands), bands);
}

/** Like `encodePng`, from bands, so that the picture is never in memory as a whole. Rejects if a band throws. */
export async function encodePngBands(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  format: PngFormat,
  bands: Iterable<Band> | AsyncIterable<Band>,
  { chunks = [], compress = deflate }: PngTools = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return writeChunks([
    { type: 'IHDR', data: writeHeader(width, height, format) },
    ...(format.kind === 'indexed' ? writePalette(format.palette) : []),
    ...chunks,
    { type: 'IDAT', data: await compress(filterBands(bands, format)) },
    { type: 'IEND', data: new Uint8Array(0) },
  ]);
}

/** Returns a chunk with the pixel density for print, in pixels per meter (11.3.4.3). */
export function densityChunk(pixelsPerMeter: number): PngChunk {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  view.setUint32(0, Math.round(pixelsPerMeter));
  view.setUint32(4, Math.round(pixelsPerMeter));
  data[8] = 1;
  return { type: 'pHYs', data };
}

/** Returns rows filtered and compressed as in PNG and PDF files; a pixel has `pixelBytes` bytes. */
export function compressRows(
  rows: Iterable<Uint8Array>,
  pixelBytes: number,
  compress: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  function* filtered(): Generator<Uint8Array<ArrayBuffer>> {
    let above: Uint8Array | null = null;
    for (const row of rows) {
      yield filterRow(row, above, pixelBytes);
      above = row;
    }
  }
  return compress(filtered());
}

/** All fully transparent pixels count as one color, 0. */
function colorOf(color: number, alpha: number): number {
  return alpha === 0 ? 0 : color;
}

function collectColors(bands: Iterable<Pixels>): Palette | null {
  const palette = new Map<number, number>();
  for (const band of bands) {
    const words = wordsOf(band);
    let last = ~words[0];
    for (let k = 0; k < words.length; k++) {
      const word = words[k];
      // Most pixels equal the one before, so this saves a look-up.
      if (word === last) continue;
      last = word;
      const color = colorOf(word, band.data[4 * k + 3]);
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

function writePalette(palette: Palette): PngChunk[] {
  const channels = new Uint8Array(Int32Array.from(palette.keys()).buffer);
  const colors = new Uint8Array(3 * palette.size);
  const alphas = new Uint8Array(palette.size);
  for (let k = 0; k < palette.size; k++) {
    colors.set(channels.subarray(4 * k, 4 * k + 3), 3 * k);
    alphas[k] = channels[4 * k + 3];
  }
  const isClear = alphas.some((alpha) => alpha < 255);
  return [{ type: 'PLTE', data: colors }, ...(isClear ? [{ type: 'tRNS', data: alphas }] : [])];
}

/** Rows are compressed in parts of at least this many bytes, because a call takes longer than compressing one row. */
const PART = 65_536;

async function* filterBands(
  bands: Iterable<Band> | AsyncIterable<Band>,
  format: PngFormat,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let rows: Uint8Array[] = [];
  let above: Uint8Array | null = null;
  for await (const band of bands) {
    const packed = format.kind === 'indexed' ? packBand(band, format) : null;
    for (let time = 0; time < (band.times ?? 1); time++) {
      if (packed) rows.push(packed);
      else above = filterBand(band, format.kind === 'rgba' ? 4 : 3, above, rows);
    }
    if (rows.reduce((sum, { length }) => sum + length, 0) < PART) continue;
    yield joinBytes(rows);
    rows = [];
  }
  yield joinBytes(rows);
}

function filterBand(band: Pixels, pixelBytes: number, above: Uint8Array | null, rows: Uint8Array[]): Uint8Array | null {
  let last = above;
  for (let y = 0; y < band.height; y++) {
    const row = channelsOf(band, y, pixelBytes);
    rows.push(filterRow(row, last, pixelBytes));
    last = row;
  }
  return last;
}

/** Returns rows of color indexes. They are not filtered, because neighboring indexes are not related. */
function packBand(band: Pixels, { palette, depth }: PngFormat & { kind: 'indexed' }): Uint8Array<ArrayBuffer> {
  const { width, height, data } = band;
  const words = wordsOf(band);
  const perByte = 8 / depth;
  const rowBytes = 1 + Math.ceil(width / perByte);
  const packed = new Uint8Array(height * rowBytes);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const to = y * rowBytes;
    // All rows within a row of modules are equal, and comparing is faster than packing.
    if (y > 0 && isSameRow(words, start - width, start, width)) {
      packed.copyWithin(to, to - rowBytes, to);
      continue;
    }
    let last = ~words[start];
    let number = 0;
    for (let x = 0; x < width; x++) {
      const word = words[start + x];
      if (word !== last) number = palette.get(colorOf(word, data[4 * (start + x) + 3])) ?? 0;
      last = word;
      const inByte = x % perByte;
      packed[to + 1 + (x - inByte) / perByte] |= number << (8 - depth * (inByte + 1));
    }
  }
  return packed;
}

function isSameRow(words: Int32Array, one: number, other: number, width: number): boolean {
  for (let x = 0; x < width; x++) if (words[one + x] !== words[other + x]) return false;
  return true;
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
