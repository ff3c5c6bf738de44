import { inflate } from './deflate.ts';
import { FAX, unpackFax } from './fax.ts';
import { readImageHeader } from './image-header.ts';
import { unpackLzw } from './lzw.ts';
import { clearPixels, type Pixels, turn } from './pixels.ts';
import { colorsOf, readTiffPages, TIFF_COLORS, TIFF_JPEG, type TiffPage } from './tiff-pages.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Decodes a JPEG, of which the parts of some TIFFs consist; null if it is damaged. */
export type DecodeJpeg = (jpeg: Bytes) => Promise<Pixels | null>;

/** Pixels that all tiles together may have beyond four times those of the page. */
const MOST_IN_TILES = 0x100_0000;

/**
 * Returns a page of a TIFF, upright; null if it is damaged. `page` counts from 0. The header must have been read without
 * fault, and the page must be of a kind that is read. npm's utif2 and tiff are not used: the first never ends on
 * directories in a circle and takes minutes for a large fax, the second reads neither faxes nor PackBits nor JPEG.
 */
export async function decodeTiff(file: Bytes, page: number, decodeJpeg: DecodeJpeg): Promise<Pixels | null> {
  try {
    const found = readTiffPages(new DataView(file.buffer, file.byteOffset, file.byteLength))?.[page];
    const samples = found && (await readSamples(file, found, decodeJpeg));
    return samples ? upright(paint(samples, found), found.value('orientation', 1)) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The samples of a page that are painted, one byte each: of palettes the index, otherwise 0 to 255. */
interface Samples {
  readonly data: Bytes;
  readonly perPixel: number;
}

/** A strip or a tile. */
interface Part {
  readonly packed: Bytes;
  readonly width: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** Samples per pixel in it. */
  readonly samples: number;
  /** The first of its samples. */
  readonly first: number;
}

async function readSamples(file: Bytes, page: TiffPage, decodeJpeg: DecodeJpeg): Promise<Samples | null> {
  const { width, height, bits } = page;
  const { kind, count } = colorsOf(page);
  const perPixel = Math.min(page.samples, count + Number(alphaOf(page) !== 'none'));
  // All are in the file before memory is taken for them.
  const parts = [...partsOf(file, page)];
  const data = new Uint8Array(width * height * perPixel);
  const isScaled = kind !== TIFF_COLORS.palette;
  const unpack = page.value('compression', 1) === TIFF_JPEG ? jpegUnpacker(page, decodeJpeg) : rowsUnpacker(page);
  for (const part of parts) {
    if (part.first >= perPixel) continue;
    const rows = await unpack(part);
    if (!rows) return null;
    const stride = Math.ceil((part.width * part.samples * bits) / 8);
    const across = Math.min(part.width, width - part.left);
    const kept = Math.min(part.samples, perPixel - part.first);
    for (let y = 0; y < Math.min(part.rows, height - part.top); y++) {
      let to = ((part.top + y) * width + part.left) * perPixel + part.first;
      for (let x = 0; x < across; x++, to += perPixel) {
        for (let sample = 0; sample < kept; sample++) {
          data[to + sample] = sampleAt(rows, y * stride, x * part.samples + sample, page, isScaled);
        }
      }
    }
  }
  return { data, perPixel };
}

function sampleAt(rows: Bytes, row: number, place: number, page: TiffPage, isScaled: boolean): number {
  const { bits } = page;
  if (bits === 8) return rows[row + place];
  // The upper byte.
  if (bits === 16) return rows[row + 2 * place + Number(page.isLittleEndian)];
  const bit = place * bits;
  const most = (1 << bits) - 1;
  const sample = (rows[row + (bit >> 3)] >> (8 - bits - (bit & 7))) & most;
  return isScaled ? (sample * 255) / most : sample;
}

function* partsOf(file: Bytes, page: TiffPage): Generator<Part> {
  const { width, height } = page;
  const isTiled = page.value('tileWidth', 0) > 0;
  const planes = page.value('planes', 1) === 2 ? page.samples : 1;
  const across = isTiled ? page.value('tileWidth', 0) : width;
  const down = isTiled ? page.value('tileHeight', 0) : Math.min(page.value('stripRows', height), height);
  const [columns, rows] = [Math.ceil(width / across), Math.ceil(height / down)];
  if (!(columns * across * rows * down <= 4 * width * height + MOST_IN_TILES)) throw new RangeError('Too large tiles');
  const offsets = page.values(isTiled ? 'tileOffsets' : 'stripOffsets');
  const lengths = page.values(isTiled ? 'tileLengths' : 'stripLengths');
  const samples = page.samples / planes;
  for (let k = 0; k < columns * rows * planes; k++) {
    const inPlane = k % (columns * rows);
    const top = Math.floor(inPlane / columns) * down;
    const part = { width: across, rows: isTiled ? down : Math.min(down, height - top), samples };
    // Old programs left the lengths out of files with one strip.
    const length = lengths[k] ?? part.rows * Math.ceil((across * samples * page.bits) / 8);
    if (!(offsets[k] + length <= file.length)) throw new RangeError('Pixels outside of the file');
    const packed = file.subarray(offsets[k], offsets[k] + length);
    const first = planes > 1 ? Math.floor(k / (columns * rows)) : 0;
    yield { ...part, packed, left: (inPlane % columns) * across, top, first };
  }
}

type Unpack = (part: Part) => Promise<Bytes | null>;

/** Unpacks rows that are padded to bytes. Null if damaged. */
function rowsUnpacker(page: TiffPage): Unpack {
  const compression = page.value('compression', 1);
  const isTwoDimensional = (page.value('faxOptions', 0) & 1) === 1;
  const isReversed = page.value('fillOrder', 1) === 2;
  const isDifferences = page.value('predictor', 1) === 2;
  return async (part) => {
    const stride = Math.ceil((part.width * part.samples * page.bits) / 8);
    const most = stride * part.rows;
    const packed = isReversed ? part.packed.map(reversed) : part.packed;
    const rows = await unpack(packed, most, part);
    if (rows?.length !== most) return null;
    // What is not packed is still part of the file.
    return isDifferences ? addUp(rows.slice(), stride, part.samples, page) : rows;
  };

  async function unpack(packed: Bytes, most: number, { width, rows }: Part): Promise<Bytes | null> {
    switch (compression) {
      case 1:
        return packed.subarray(0, most);
      case FAX.rows:
      case FAX.group3:
      case FAX.group4:
        return unpackFax(packed, width, rows, { compression, isTwoDimensional });
      case 5: {
        // Before TIFF 5.0, the lowest bit came first.
        const isOld = packed[0] === 0 && (packed[1] & 1) === 1;
        return unpackLzw(packed, most, { bits: 8, isLowestFirst: isOld, isEarly: !isOld });
      }
      case 32773:
        return unpackBytes(packed, most);
      default:
        return inflate([packed], most);
    }
  }
}

function reversed(byte: number): number {
  let bits = 0;
  for (let k = 0; k < 8; k++) bits |= ((byte >> k) & 1) << (7 - k);
  return bits;
}

/** PackBits (TIFF 6.0, section 9): a count, then so many bytes, or one byte that is repeated. */
function unpackBytes(packed: Bytes, most: number): Bytes {
  const unpacked = new Uint8Array(most);
  let length = 0;
  for (let at = 0; at < packed.length && length < most; ) {
    const count = packed[at++];
    if (count < 128) {
      const bytes = packed.subarray(at, at + Math.min(count + 1, most - length));
      unpacked.set(bytes, length);
      length += bytes.length;
      at += count + 1;
    } else if (count > 128) {
      const end = Math.min(length + 257 - count, most);
      unpacked.fill(packed[at++], length, end);
      length = end;
    }
  }
  return unpacked.subarray(0, length);
}

/** Undoes horizontal differencing (TIFF 6.0, section 14) in place. */
function addUp(rows: Bytes, stride: number, samples: number, { bits, isLittleEndian }: TiffPage): Bytes {
  const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
  const step = (samples * bits) / 8;
  for (let row = 0; row < rows.length; row += stride) {
    if (bits === 8) for (let at = row + step; at < row + stride; at++) rows[at] += rows[at - step];
    else {
      for (let at = row + step; at < row + stride; at += 2) {
        view.setUint16(
          at,
          view.getUint16(at, isLittleEndian) + view.getUint16(at - step, isLittleEndian),
          isLittleEndian,
        );
      }
    }
  }
  return rows;
}

/** JPEG parts share tables (TIFF Technical Note 2). */
function jpegUnpacker(page: TiffPage, decodeJpeg: DecodeJpeg): Unpack {
  const tables = new Uint8Array(page.values('jpegTables'));
  // An Adobe segment that tells whether the channels are YCbCr. Decoders guess without it.
  const isYcbcr = colorsOf(page).kind === TIFF_COLORS.ycbcr;
  const adobe = [0xff, 0xee, 0, 14, ...new TextEncoder().encode('Adobe'), 0, 100, 0, 0, 0, 0, Number(isYcbcr)];
  return async ({ packed, width, rows, samples }) => {
    // Both have a marker for the start of an image, the tables also one for its end.
    const parts = [[0xff, 0xd8], samples === 3 ? adobe : [], tables.subarray(2, -2), packed.subarray(2)];
    const jpeg = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      jpeg.set(part, at);
      at += part.length;
    }
    const header = readImageHeader(jpeg);
    if (typeof header === 'string' || header.width !== width || header.height < rows || header.height > 2 * rows + 16)
      return null;
    const pixels = await decodeJpeg(jpeg);
    if (pixels?.width !== width || pixels.height < rows) return null;
    const unpacked = new Uint8Array(width * rows * samples);
    for (let from = 0, to = 0; to < unpacked.length; from += 4, to += samples) {
      for (let sample = 0; sample < Math.min(samples, 3); sample++) unpacked[to + sample] = pixels.data[from + sample];
    }
    return unpacked;
  };
}

/** Whether a sample after the colors is opacity, and whether the colors were multiplied with it (tag 338). */
function alphaOf(page: TiffPage): 'none' | 'straight' | 'multiplied' {
  const extra = page.samples > colorsOf(page).count ? page.value('extraSamples', 0) : 0;
  if (extra === 1) return 'multiplied';
  return extra === 2 ? 'straight' : 'none';
}

function paint({ data, perPixel }: Samples, page: TiffPage): Pixels {
  const { kind, count } = colorsOf(page);
  const pixels = clearPixels(page.width, page.height);
  const colors = kind === TIFF_COLORS.palette ? paletteOf(page) : null;
  const alpha = alphaOf(page);
  const inverted = kind === TIFF_COLORS.whiteIsZero ? 255 : 0;
  for (let from = 0, to = 0; to < pixels.data.length; from += perPixel, to += 4) {
    const opacity = alpha === 'none' ? 255 : data[from + count];
    const factor = alpha === 'multiplied' && opacity > 0 ? 255 / opacity : 1;
    for (let channel = 0; channel < 3; channel++) {
      const sample = data[from + (count === 3 ? channel : 0)];
      pixels.data[to + channel] = factor * (colors ? (colors[channel][sample] ?? 0) : sample ^ inverted);
    }
    pixels.data[to + 3] = opacity;
  }
  return pixels;
}

/** Red, green and blue of all colors. Some programs write them with 8 bits in place of 16. */
function paletteOf(page: TiffPage): readonly (readonly number[])[] {
  const values = page.values('palette');
  const scale = values.some((value) => value > 255) ? 256 : 1;
  const count = 1 << page.bits;
  return [0, 1, 2].map((channel) =>
    values.slice(channel * count, (channel + 1) * count).map((value) => Math.floor(value / scale)),
  );
}

/** Rotation and mirroring of each orientation from 2 on (tag 274). */
const TURNS: readonly (readonly [rotation: number, isMirrored: boolean])[] = [
  [0, true],
  [180, false],
  [180, true],
  [90, true],
  [90, false],
  [270, true],
  [270, false],
];

function upright(pixels: Pixels, orientation: number): Pixels {
  const [rotation, isMirrored] = TURNS[orientation - 2] ?? [0, false];
  return turn(pixels, rotation, isMirrored);
}
