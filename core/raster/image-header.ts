import { isPdf } from './file-limits.ts';
import { PNG_CHANNELS, readChunks } from './png-parts.ts';
import { readTiffPages, type TiffPage } from './tiff-pages.ts';

export type ImageType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/bmp'
  | 'image/x-icon'
  | 'image/tiff'
  | 'image/avif'
  | 'image/heic';

/**
 * Facts read from an image file without decoding it. npm's image-size and image-dimensions are not used: they trust the
 * first size in a file, for example in an ICO file, and do not notice a truncated file.
 */
export interface ImageHeader {
  readonly type: ImageType;
  /** In pixels, at least 1. Of several sizes in a GIF, ICO, TIFF, AVIF or HEIF file, the largest width and height. */
  readonly width: number;
  readonly height: number;
  /** Whether it may have an EXIF orientation, which not every program honors. */
  readonly mayBeTurned: boolean;
  readonly isAnimated: boolean;
  /** Whether it is a JPEG without an end marker: it is truncated, or its writer left the marker out. */
  readonly mayBeCut?: boolean;
  /** Whether it is a JPEG or TIFF with four channels, for printers. Not every program reads these. */
  readonly isCmyk?: boolean;
  /** Bytes per pixel that decoding needs besides the pixels: samples of a PNG or TIFF, coefficients of a progressive JPEG. */
  readonly extraBytes?: number;
  /** Pages of a TIFF; `MOST_PAGES` and one if it has more. */
  readonly pages?: number;
  /** Whether a page of a TIFF has colors or a compression that are not read. */
  readonly isUnknown?: boolean;
}

type Size = Pick<ImageHeader, 'width' | 'height'>;

/** Returns null for a file of another type. Throws a `RangeError` if the file ends too soon. */
type ReadHeader = (view: DataView<ArrayBuffer>) => ImageHeader | 'damaged' | null;

const STILL = { mayBeTurned: false, isAnimated: false } as const;

/** `svg`: an `svg` element is near the beginning. An SVG in an encoding other than UTF-8 is `not-an-image`. */
export type FileKind = ImageHeader | 'pdf' | 'svg' | 'not-an-image' | 'damaged';

/**
 * Says what a file is, by its bytes. Reads the header of an image, and checks that the file is complete: browsers draw
 * the beginning of a truncated file and leave the rest empty. Of a JPEG or TIFF, this can be seen only in its pixels
 * (`mayBeCut`). A PDF is told by its first `PDF_HEAD` bytes.
 */
export function readImageHeader(bytes: Uint8Array<ArrayBuffer>): FileKind {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const readers: readonly ReadHeader[] = [
    ...[readPng, readJpeg, readGif, readWebp, readBmp, readTiff, readIcon, readIsoMedia],
  ];
  try {
    for (const read of readers) {
      const header = read(view);
      if (header === 'damaged') return 'damaged';
      if (header) return header.width * header.height > 0 ? header : 'damaged';
    }
    return kindOfText(bytes);
  } catch (error) {
    // The readers throw when they read past the end of a truncated file.
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
}

/** Bytes at the beginning of an SVG within which its root is. */
const TEXT_HEAD = 4096;

function kindOfText(file: Uint8Array): 'pdf' | 'svg' | 'not-an-image' {
  if (isPdf(file)) return 'pdf';
  const start = new TextDecoder('utf-8').decode(file.subarray(0, TEXT_HEAD));
  return /^\uFEFF?\s*</.test(start) && /<(?:[\w.-]+:)?svg[\s>]/.test(start) ? 'svg' : 'not-an-image';
}

/** PNG, W3C Recommendation "PNG Specification", third edition, clauses 5 and 11. */
function readPng(view: DataView<ArrayBuffer>): ImageHeader | 'damaged' | null {
  if (!isPng(view)) return null;
  const chunks = readChunks(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  if (chunks?.[0].type !== 'IHDR') return 'damaged';
  return {
    type: 'image/png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    mayBeTurned: chunks.some(({ type }) => type === 'eXIf'),
    isAnimated: chunks.some(({ type }) => type === 'acTL'),
    // Passes of an interlaced picture are painted one by one, the largest of which has half of the pixels.
    extraBytes: (view.getUint8(24) / 8) * (PNG_CHANNELS[view.getUint8(25)] ?? 1) + (view.getUint8(28) === 1 ? 2 : 0),
  };
}

function isPng(view: DataView): boolean {
  return view.byteLength >= 8 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
}

/** Start of frame markers of progressive JPEGs, whose coefficients are all kept until the last scan. */
const PROGRESSIVE = [0xffc2, 0xffc6, 0xffca, 0xffce];

/** JPEG, ITU-T T.81, annex B. */
function readJpeg(view: DataView): ImageHeader | 'damaged' | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let frame: (Size & Pick<ImageHeader, 'isCmyk' | 'extraBytes'>) | null = null;
  let mayBeTurned = false;
  for (let at = 2; ; ) {
    const marker = view.getUint16(at);
    // Fill bytes may come before a marker. Like every decoder, this one also skips other bytes between two segments.
    if (marker < 0xff01 || marker === 0xffff) {
      at++;
      continue;
    }
    if (marker === 0xffda) {
      const start = at + 2 + view.getUint16(at + 2);
      if (!frame || start >= view.byteLength) return 'damaged';
      return { type: 'image/jpeg', ...frame, mayBeTurned, isAnimated: false, mayBeCut: !endsJpeg(view, start) };
    }
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) {
      const channels = view.getUint8(at + 9);
      frame = {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        isCmyk: channels === 4,
        extraBytes: PROGRESSIVE.includes(marker) ? 2 * channels : 0,
      };
    }
    if (marker === 0xffe1) mayBeTurned = true;
    at += 2 + view.getUint16(at + 2);
  }
}

/** Whether the end marker comes at `from` or later. It need not be at the end: cameras append more data. */
function endsJpeg(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at >= from; at--) if (view.getUint16(at) === 0xffd9) return true;
  return false;
}

/** GIF87a and GIF89a. Only the first picture is drawn, so only that one is checked. */
function readGif(view: DataView): ImageHeader | 'damaged' | null {
  if (!startsWith(view, 0, 'GIF87a') && !startsWith(view, 0, 'GIF89a')) return null;
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const skipBlocks = (from: number): number => {
    let at = from;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    return at + 1;
  };
  let at = 13 + tableBytes(view.getUint8(10));
  while (view.getUint8(at) === 0x21) at = skipBlocks(at + 2);
  if (view.getUint8(at) !== 0x2c) return 'damaged';
  const end = skipBlocks(at + 11 + tableBytes(view.getUint8(at + 9)));
  return {
    type: 'image/gif',
    width: Math.max(view.getUint16(6, true), view.getUint16(at + 5, true)),
    height: Math.max(view.getUint16(8, true), view.getUint16(at + 7, true)),
    mayBeTurned: false,
    // What follows the first picture may be cut off. Unless the file ends there, it counts as animated.
    isAnimated: end < view.byteLength && view.getUint8(end) !== 0x3b,
  };
}

/** WebP, RFC 9649. */
function readWebp(view: DataView): ImageHeader | 'damaged' | null {
  if (!startsWith(view, 0, 'RIFF') || !startsWith(view, 8, 'WEBP')) return null;
  const size = view.getUint32(4, true) + 8 > view.byteLength ? null : readWebpSize(view);
  if (!size) return 'damaged';
  const flags = startsWith(view, 12, 'VP8X') ? view.getUint8(20) : 0;
  return { type: 'image/webp', ...size, mayBeTurned: (flags & 8) > 0, isAnimated: (flags & 2) > 0 };
}

function readWebpSize(view: DataView): Size | null {
  if (startsWith(view, 12, 'VP8 ')) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (startsWith(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (startsWith(view, 12, 'VP8X')) {
    return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
  }
  return null;
}

/** Known lengths of a bitmap header, in bytes. "BM" alone is not enough: many texts begin with it. */
const BITMAP_HEADERS: readonly number[] = [12, 40, 52, 56, 64, 108, 124];

function readBmp(view: DataView): ImageHeader | 'damaged' | null {
  if (!startsWith(view, 0, 'BM') || view.byteLength < 18 || !BITMAP_HEADERS.includes(view.getUint32(14, true)))
    return null;
  const { width, height, bitsPerPixel, isCompressed } = readBitmapHeader(view, 14);
  const start = view.getUint32(10, true);
  const pixelBytes = isCompressed ? 1 : Math.ceil((width * bitsPerPixel) / 32) * 4 * height;
  return start + pixelBytes > view.byteLength ? 'damaged' : { type: 'image/bmp', width, height, ...STILL };
}

function readBitmapHeader(view: DataView, at: number): Size & { bitsPerPixel: number; isCompressed: boolean } {
  const isOldest = view.getUint32(at, true) === 12;
  if (isOldest) {
    const size = { width: view.getUint16(at + 4, true), height: view.getUint16(at + 6, true) };
    return { ...size, bitsPerPixel: view.getUint16(at + 10, true), isCompressed: false };
  }
  return {
    width: Math.abs(view.getInt32(at + 4, true)),
    // Negative if the rows start at the top.
    height: Math.abs(view.getInt32(at + 8, true)),
    bitsPerPixel: view.getUint16(at + 14, true),
    isCompressed: ![0, 3].includes(view.getUint32(at + 16, true)),
  };
}

function readTiff(view: DataView): ImageHeader | 'damaged' | null {
  const pages = readTiffPages(view);
  if (!pages) return null;
  const most = (sizeOf: (page: TiffPage) => number): number => Math.max(...pages.map(sizeOf));
  if (pages.some(({ width, height }) => width * height === 0)) return 'damaged';
  return {
    type: 'image/tiff',
    width: most(({ width }) => width),
    height: most(({ height }) => height),
    mayBeTurned: pages.some(({ value }) => value('orientation', 1) !== 1),
    isAnimated: false,
    isCmyk: pages.some(({ trouble }) => trouble === 'cmyk'),
    isUnknown: pages.some(({ trouble }) => trouble === 'unknown'),
    // Its samples, and once more as they were packed.
    extraBytes: most(({ samples, bits }) => samples + (samples * bits) / 8),
    pages: pages.length,
  };
}

/** ICO and CUR: images, each a PNG or a BMP without file header. The directory's sizes cannot be trusted. */
function readIcon(view: DataView<ArrayBuffer>): ImageHeader | 'damaged' | null {
  if (view.byteLength < 22 || view.getUint16(0) !== 0 || ![1, 2].includes(view.getUint16(2, true))) return null;
  const count = view.getUint16(4, true);
  let [width, height, total] = [0, 0, 0];
  for (let entry = 0; entry < count; entry++) {
    const length = view.getUint32(6 + 16 * entry + 8, true);
    const start = view.getUint32(6 + 16 * entry + 12, true);
    total += length;
    // If images could share bytes, a small file could claim thousands of large ones and take long to read.
    if (total > view.byteLength || start + length > view.byteLength) return 'damaged';
    const image = new DataView(view.buffer, view.byteOffset + start, length);
    const size = isPng(image) ? readPng(image) : readBitmapHeader(image, 0);
    if (!size || size === 'damaged') return 'damaged';
    width = Math.max(width, size.width);
    height = Math.max(height, size.height);
  }
  return { type: 'image/x-icon', width, height, ...STILL };
}

/** AVIF and HEIF, ISO/IEC 23008-12. The largest `ispe` counts, because a large image may consist of tiles. */
function readIsoMedia(view: DataView): ImageHeader | 'damaged' | null {
  const isImage = ['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix'].some((brand) => startsWith(view, 8, brand));
  if (!startsWith(view, 4, 'ftyp') || !isImage) return null;
  let [width, height] = [0, 0];
  let hasData = false;
  for (let at = 0; at < view.byteLength; ) {
    const length = view.getUint32(at) || view.byteLength - at;
    // A length of 1 means that a 64-bit length follows. For a file in memory its lower half is enough.
    const end = at + (length === 1 ? view.getUint32(at + 12) : length);
    if ((length < 8 && length !== 1) || end > view.byteLength || end <= at) return 'damaged';
    if (startsWith(view, at + 4, 'mdat')) hasData = true;
    if (startsWith(view, at + 4, 'meta')) {
      for (let inside = at; inside + 16 <= end; inside++) {
        if (startsWith(view, inside, 'idat')) hasData = true;
        if (!startsWith(view, inside, 'ispe')) continue;
        width = Math.max(width, view.getUint32(inside + 8));
        height = Math.max(height, view.getUint32(inside + 12));
      }
    }
    at = end;
  }
  const type = startsWith(view, 8, 'hei') ? 'image/heic' : 'image/avif';
  if (!hasData) return 'damaged';
  return { type, width, height, mayBeTurned: true, isAnimated: startsWith(view, 8, 'avis') };
}

function startsWith(view: DataView, at: number, characters: string): boolean {
  if (at + characters.length > view.byteLength) return false;
  for (let i = 0; i < characters.length; i++) if (view.getUint8(at + i) !== characters.charCodeAt(i)) return false;
  return true;
}
