// A PNG file to pixels, as far as this project, browsers' canvases and most programs write such files: up to 8 bits a channel, or a
// palette; not interlaced, and without a colour that stands for clear. W3C Recommendation "PNG Specification", third edition.

import { inflate } from './deflate.ts';
import { clearPixels, type Pixels } from './pixels.ts';
import { type PngChunk, readChunks } from './png-chunks.ts';
import { unfilterRow } from './png-filters.ts';

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
}

/** Colour types of clause 11.2.1. */
const GRAY = 0;
const INDEXED = 3;
const GRAY_WITH_ALPHA = 4;

/** The channels of each colour type; 2 and 6 are colours without and with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { [GRAY]: 1, 2: 3, [INDEXED]: 1, [GRAY_WITH_ALPHA]: 2, 6: 4 };

/** Larger than any picture of this site; a file that says more is not inflated. */
const MOST_PIXELS = 120_000_000;

/** The pixels of a PNG file; null for a file that is none, that is damaged, or of a kind that is not read here. */
export async function decodePng(file: Uint8Array<ArrayBuffer>): Promise<Pixels | null> {
  const chunks = readChunks(file);
  const header = chunks && readHeader(chunks[0]);
  if (!header || (header.colorType !== INDEXED && chunks.some(({ type }) => type === 'tRNS'))) return null;
  const rowBytes = Math.ceil((header.width * header.depth * CHANNELS[header.colorType]) / 8);
  const length = header.height * (rowBytes + 1);
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const rows = await inflate(packed, length);
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

/** PLTE and tRNS as four bytes for each colour; those that the file does not have are clear. */
function colorsOf(chunks: readonly PngChunk[]): Uint8Array {
  const colors = new Uint8Array(4 * 256);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data ?? new Uint8Array(0);
  const alphas = chunks.find(({ type }) => type === 'tRNS')?.data ?? new Uint8Array(0);
  for (let k = 0; 3 * k + 2 < palette.length && k < 256; k++) {
    colors.set(palette.subarray(3 * k, 3 * k + 3), 4 * k);
    colors[4 * k + 3] = alphas[k] ?? 255;
  }
  return colors;
}

/** The grays of a depth, from black to white. */
function graysOf(depth: number): Uint8Array {
  const colors = new Uint8Array(4 * 256);
  const most = 2 ** depth - 1;
  for (let k = 0; k <= most; k++) colors.fill((255 * k) / most, 4 * k, 4 * k + 3).fill(255, 4 * k + 3, 4 * k + 4);
  return colors;
}

function paintRows(header: Header, rows: Uint8Array, rowBytes: number, colors: Uint8Array): Pixels | null {
  const { width, height, depth, colorType } = header;
  const pixels = clearPixels(width, height);
  const channels = CHANNELS[colorType];
  let above: Uint8Array | null = null;
  for (let y = 0; y < height; y++) {
    const at = y * (rowBytes + 1);
    const row = unfilterRow(rows.subarray(at, at + rowBytes + 1), above, channels);
    if (!row) return null;
    above = row;
    for (let x = 0, to = 4 * y * width; x < width; x++, to += 4) {
      if (channels === 1) {
        const number = numberAt(row, x, depth);
        pixels.data.set(colors.subarray(4 * number, 4 * number + 4), to);
      } else {
        const at = channels * x;
        const isGray = colorType === GRAY_WITH_ALPHA;
        for (let channel = 0; channel < 3; channel++) pixels.data[to + channel] = row[at + (isGray ? 0 : channel)];
        pixels.data[to + 3] = channels % 2 === 0 ? row[at + channels - 1] : 255;
      }
    }
  }
  return pixels;
}

function numberAt(row: Uint8Array, x: number, depth: number): number {
  const perByte = 8 / depth;
  const shift = 8 - depth * ((x % perByte) + 1);
  return (row[Math.floor(x / perByte)] >>> shift) & (2 ** depth - 1);
}
