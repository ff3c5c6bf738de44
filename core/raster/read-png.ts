// Reads PNG files of the kinds that this site, browsers' canvases and most programs write. Supported are up to 8 bits
// per channel, and palettes with their opacities. Not supported are interlacing, and a gray or RGB color that counts as
// transparent. W3C Recommendation "PNG Specification", third edition.

import { inflate } from './deflate.ts';
import { clearPixels, type Pixels, wordsOf } from './pixels.ts';
import { type PngChunk, readChunks, unfilterRow } from './png-parts.ts';

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
}

const GRAY = 0;
const INDEXED = 3;

/** Channels per pixel by color type (11.2.1): gray, RGB, indexed, gray with alpha, RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { [GRAY]: 1, 2: 3, [INDEXED]: 1, 4: 2, 6: 4 };

/** More pixels than any picture of this site has. Files that claim more are not inflated. */
const MOST_PIXELS = 120_000_000;

type Inflate = (
  parts: readonly Uint8Array<ArrayBuffer>[],
  most: number,
) => Promise<Uint8Array<ArrayBuffer> | null> | Uint8Array<ArrayBuffer> | null;

/** Returns the pixels of a PNG file, null if it is damaged or unsupported. `inflatedBy` replaces `inflate`. */
export async function decodePng(file: Uint8Array<ArrayBuffer>, inflatedBy: Inflate = inflate): Promise<Pixels | null> {
  const chunks = readChunks(file);
  const header = chunks && readHeader(chunks[0]);
  if (!header || (header.colorType !== INDEXED && chunks.some(({ type }) => type === 'tRNS'))) return null;
  const rowBytes = Math.ceil((header.width * header.depth * CHANNELS[header.colorType]) / 8);
  const length = header.height * (rowBytes + 1);
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const rows = await inflatedBy(packed, length);
  return rows?.length === length
    ? paintRows(header, rows, rowBytes, header.colorType === GRAY ? graysOf(header.depth) : colorsOf(chunks))
    : null;
}

function readHeader(chunk: PngChunk | undefined): Header | null {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return null;
  const { data } = chunk;
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const header = { width: view.getUint32(0), height: view.getUint32(4), depth: data[8], colorType: data[9] };
  const isDepthRead =
    header.depth === 8 || ([GRAY, INDEXED].includes(header.colorType) && [1, 2, 4].includes(header.depth));
  const isPlain = data[10] === 0 && data[11] === 0 && data[12] === 0;
  const pixels = header.width * header.height;
  return isDepthRead && isPlain && header.colorType in CHANNELS && pixels > 0 && pixels <= MOST_PIXELS ? header : null;
}

/** Returns the 256 colors of PLTE and tRNS as words (see `wordsOf`). Indexes without a color are transparent. */
function colorsOf(chunks: readonly PngChunk[]): Int32Array {
  const colors = new Uint8Array(4 * 256);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data ?? new Uint8Array(0);
  const alphas = chunks.find(({ type }) => type === 'tRNS')?.data ?? new Uint8Array(0);
  for (let k = 0; 3 * k + 2 < palette.length && k < 256; k++) {
    colors.set(palette.subarray(3 * k, 3 * k + 3), 4 * k);
    colors[4 * k + 3] = alphas[k] ?? 255;
  }
  return new Int32Array(colors.buffer);
}

function graysOf(depth: number): Int32Array {
  const colors = new Uint8Array(4 * 256);
  const most = 2 ** depth - 1;
  for (let k = 0; k <= most; k++) colors.fill((255 * k) / most, 4 * k, 4 * k + 3).fill(255, 4 * k + 3, 4 * k + 4);
  return new Int32Array(colors.buffer);
}

function paintRows(header: Header, rows: Uint8Array, rowBytes: number, colors: Int32Array): Pixels | null {
  const { width, height, colorType } = header;
  const pixels = clearPixels(width, height);
  const words = wordsOf(pixels);
  const channels = CHANNELS[colorType];
  let above: Uint8Array | null = null;
  for (let y = 0; y < height; y++) {
    const at = y * (rowBytes + 1);
    const row = rows.subarray(at + 1, at + 1 + rowBytes);
    if (!unfilterRow(rows[at], row, above, channels)) return null;
    const isRepeated = above !== null && isSameBytes(row, above);
    above = row;
    // In a picture of a code, most rows of pixels equal the row above. Copying is faster than converting.
    if (isRepeated) words.copyWithin(y * width, (y - 1) * width, y * width);
    else if (channels === 1) paintNumbers(row, header.depth, colors, words.subarray(y * width, (y + 1) * width));
    else paintChannels(row, channels, pixels.data.subarray(4 * y * width, 4 * (y + 1) * width));
  }
  return pixels;
}

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  for (let k = 0; k < one.length; k++) if (one[k] !== other[k]) return false;
  return true;
}

function paintNumbers(row: Uint8Array, depth: number, colors: Int32Array, words: Int32Array): void {
  const mask = 2 ** depth - 1;
  const highest = 8 - depth;
  for (let x = 0, bit = 0; x < words.length; x++, bit += depth) {
    words[x] = colors[(row[bit >>> 3] >>> (highest - (bit & 7))) & mask];
  }
}

function paintChannels(row: Uint8Array, channels: number, data: Uint8ClampedArray): void {
  const [green, blue] = channels === 2 ? [0, 0] : [1, 2];
  const hasAlpha = channels !== 3;
  for (let from = 0, to = 0; to < data.length; from += channels, to += 4) {
    data[to] = row[from];
    data[to + 1] = row[from + green];
    data[to + 2] = row[from + blue];
    data[to + 3] = hasAlpha ? row[from + channels - 1] : 255;
  }
}
