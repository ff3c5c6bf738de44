// Reads PNG files of all kinds, in 8 bits per channel. Colors are taken as sRGB. W3C Recommendation "PNG Specification",
// third edition.

import { inflate } from './deflate.ts';

import { clearPixels, type Pixels, wordsOf } from './pixels.ts';
import { PNG_CHANNELS, type PngChunk, readChunks, unfilterRow } from './png-parts.ts';

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
  readonly isInterlaced: boolean;
}

const GRAY = 0;
const RGB = 2;
const INDEXED = 3;

/** The pixels of each pass of an interlaced file (8.1): the first column and row, and the steps to the next ones. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const ALL_AT_ONCE = [[0, 0, 1, 1]] as const;

/** More pixels than any picture of this site has. Files that claim more are not inflated. */
const MOST_PIXELS = 120_000_000;

type Inflate = (
  parts: readonly Uint8Array<ArrayBuffer>[],
  most: number,
) => Promise<Uint8Array<ArrayBuffer> | null> | Uint8Array<ArrayBuffer> | null;

/** Returns the pixels of a PNG file, null if it is damaged or too large. `inflatedBy` replaces `inflate`. */
export async function decodePng(file: Uint8Array<ArrayBuffer>, inflatedBy: Inflate = inflate): Promise<Pixels | null> {
  const chunks = readChunks(file);
  const header = chunks && readHeader(chunks[0]);
  if (!header) return null;
  const passes = passesOf(header);
  const length = passes.reduce((sum, { height, rowBytes }) => sum + height * (rowBytes + 1), 0);
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const rows = await inflatedBy(packed, length);
  if (rows?.length !== length) return null;
  const key = keyOf(header, chunks);
  const isGray = header.colorType === GRAY;
  const format: Format = {
    depth: header.depth,
    channels: PNG_CHANNELS[header.colorType],
    colors: isGray ? graysOf(Math.min(header.depth, 8), header.depth <= 8 ? key : null) : colorsOf(chunks),
    key: isGray && header.depth <= 8 ? null : key,
  };
  if (!header.isInterlaced) return paintRows(passes[0], format, rows);
  const whole = clearPixels(header.width, header.height);
  let at = 0;
  for (const pass of passes) {
    const painted = paintRows(pass, format, rows.subarray(at));
    if (!painted) return null;
    scatter(painted, pass, whole);
    at += pass.height * (pass.rowBytes + 1);
  }
  return whole;
}

function readHeader(chunk: PngChunk | undefined): Header | null {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return null;
  const { data } = chunk;
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const [depth, colorType, compression, filters, interlacing] = data.subarray(8);
  const header = { width: view.getUint32(0), height: view.getUint32(4), depth, colorType };
  const isDepthKnown =
    depth === 8 ||
    (depth === 16 && colorType !== INDEXED) ||
    ([GRAY, INDEXED].includes(colorType) && [1, 2, 4].includes(depth));
  const isKnown = isDepthKnown && colorType in PNG_CHANNELS && compression === 0 && filters === 0 && interlacing <= 1;
  const pixels = header.width * header.height;
  return isKnown && pixels > 0 && pixels <= MOST_PIXELS ? { ...header, isInterlaced: interlacing === 1 } : null;
}

interface Pass {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
}

function passesOf({ width, height, depth, colorType, isInterlaced }: Header): Pass[] {
  return (isInterlaced ? ADAM7 : ALL_AT_ONCE)
    .map(([left, top, right, down]) => {
      const size = { width: Math.ceil((width - left) / right), height: Math.ceil((height - top) / down) };
      const rowBytes = Math.ceil((size.width * depth * PNG_CHANNELS[colorType]) / 8);
      return { left, top, right, down, ...size, rowBytes };
    })
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

function scatter(painted: Pixels, { left, top, right, down }: Pass, whole: Pixels): void {
  const [from, to] = [wordsOf(painted), wordsOf(whole)];
  for (let y = 0; y < painted.height; y++) {
    const row = (top + y * down) * whole.width + left;
    for (let x = 0; x < painted.width; x++) to[row + x * right] = from[y * painted.width + x];
  }
}

interface Format {
  readonly depth: number;
  readonly channels: number;
  /** Of indexes, and of grays of up to 8 bits, as words (see `wordsOf`). */
  readonly colors: Int32Array;
  readonly key: readonly number[] | null;
}

/** Returns the gray or the RGB color in tRNS (11.3.1.1), null if there is none. */
function keyOf({ colorType }: Header, chunks: readonly PngChunk[]): number[] | null {
  const data = chunks.find(({ type }) => type === 'tRNS')?.data;
  if (!data || (colorType !== GRAY && colorType !== RGB) || data.length < 2 * PNG_CHANNELS[colorType]) return null;
  return Array.from({ length: PNG_CHANNELS[colorType] }, (_, k) => 256 * data[2 * k] + data[2 * k + 1]);
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

function graysOf(depth: number, key: readonly number[] | null): Int32Array {
  const colors = new Uint8Array(4 * 256);
  const most = 2 ** depth - 1;
  for (let k = 0; k <= most; k++) colors.fill((255 * k) / most, 4 * k, 4 * k + 3).fill(255, 4 * k + 3, 4 * k + 4);
  if (key) colors[4 * key[0] + 3] = 0;
  return new Int32Array(colors.buffer);
}

function paintRows({ width, height, rowBytes }: Pass, format: Format, rows: Uint8Array): Pixels | null {
  const pixels = clearPixels(width, height);
  const words = wordsOf(pixels);
  const { depth, channels, colors, key } = format;
  const pixelBytes = Math.ceil((depth * channels) / 8);
  let above: Uint8Array | null = null;
  for (let y = 0; y < height; y++) {
    const at = y * (rowBytes + 1);
    const row = rows.subarray(at + 1, at + 1 + rowBytes);
    if (!unfilterRow(rows[at], row, above, pixelBytes)) return null;
    const isRepeated = above !== null && isSameBytes(row, above);
    above = row;
    // In a picture of a code, most rows of pixels equal the row above. Copying is faster than converting.
    if (isRepeated) {
      words.copyWithin(y * width, (y - 1) * width, y * width);
      continue;
    }
    const data = pixels.data.subarray(4 * y * width, 4 * (y + 1) * width);
    const samples = depth === 16 ? halveDepth(row) : row;
    if (channels === 1) paintNumbers(samples, Math.min(depth, 8), colors, words.subarray(y * width, (y + 1) * width));
    else paintChannels(samples, channels, data);
    if (key) clearKey(row, depth / 8, key, data);
  }
  return pixels;
}

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  for (let k = 0; k < one.length; k++) if (one[k] !== other[k]) return false;
  return true;
}

/** Rounds samples of 16 bits to 8 (13.12). */
function halveDepth(row: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: row.length / 2 }, (_, k) => (256 * row[2 * k] + row[2 * k + 1]) / 257 + 0.5);
}

/** Makes pixels transparent whose samples, of one or two bytes, equal those of the key. */
function clearKey(row: Uint8Array, bytes: number, key: readonly number[], data: Uint8ClampedArray): void {
  const wanted = key.flatMap((sample) => (bytes === 2 ? [sample >> 8, sample & 255] : [sample]));
  for (let from = 0, to = 3; to < data.length; from += wanted.length, to += 4) {
    if (wanted.every((byte, k) => row[from + k] === byte)) data[to] = 0;
  }
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
