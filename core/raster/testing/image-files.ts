import { type ImageHeader, readImageHeader } from '../image-header.ts';
import { SAMPLE_IMAGES } from './sample-images.ts';

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

export const PNG = fromBase64(SAMPLE_IMAGES.png);
export const JPEG = fromBase64(SAMPLE_IMAGES.jpeg);

export const GIF = fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');

/** The 2 × 2 AVIF that many web pages use to test whether a browser supports the format. */
export const AVIF = fromBase64(
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0' +
    'AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBj' +
    'bwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDB' +
    'AAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
);

/** Returns a BMP of 24 bits per pixel. A negative height means that the rows start at the top. */
export function createBmp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(54 + Math.ceil((width * 3) / 4) * 4 * Math.abs(height));
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  return bytes;
}

/** Returns an ICO whose directory claims 1 × 1 for each image, whatever the image's own size. */
export function createIcon(...images: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(6 + 16 * images.length);
  const view = new DataView(head.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let start = head.length;
  for (const [index, image] of images.entries()) {
    head.set([1, 1], 6 + 16 * index);
    view.setUint32(6 + 16 * index + 8, image.length, true);
    view.setUint32(6 + 16 * index + 12, start, true);
    start += image.length;
  }
  return new Uint8Array(Buffer.concat([head, ...images]));
}

export function headerOf(bytes: Uint8Array<ArrayBuffer>): ImageHeader {
  const header = readImageHeader(bytes);
  if (typeof header === 'string') throw new Error(header);
  return header;
}

export function withBytes(bytes: Uint8Array<ArrayBuffer>, at: number, ...values: number[]): Uint8Array<ArrayBuffer> {
  const changed = bytes.slice();
  changed.set(values, at);
  return changed;
}

export function withChunk(png: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), Buffer.alloc(4)]);
  return new Uint8Array(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]));
}

/** Returns a BMP of the oldest kind, with a bitmap header of 12 bytes. */
export function createOldBmp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(26 + Math.ceil((width * 3) / 4) * 4 * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(10, 26, true);
  view.setUint32(14, 12, true);
  for (const [at, value] of [width, height, 1, 24].entries()) view.setUint16(18 + 2 * at, value, true);
  return bytes;
}

export function fileBox(type: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(type, 4, 'latin1');
  return new Uint8Array(Buffer.concat([head, ...content]));
}

export function createIsoMedia(
  brand: string,
  sizes: readonly [number, number][],
  data = fileBox('mdat'),
): Uint8Array<ArrayBuffer> {
  const properties = sizes.map(([width, height]) => {
    const content = Buffer.alloc(12);
    content.writeUInt32BE(width, 4);
    content.writeUInt32BE(height, 8);
    return fileBox('ispe', content);
  });
  return new Uint8Array(Buffer.concat([fileBox('ftyp', Buffer.from(brand)), fileBox('meta', ...properties), data]));
}

export function withSegment(marker: number, content: readonly number[]): Uint8Array<ArrayBuffer> {
  const scan = Buffer.from(JPEG).indexOf(Uint8Array.of(0xff, 0xda));
  const segment = Uint8Array.of(0xff, marker, 0, content.length + 2, ...content);
  return new Uint8Array(Buffer.concat([JPEG.subarray(0, scan), segment, JPEG.subarray(scan)]));
}

/**
 * Returns a big-endian TIFF with one page of the fields, each with 32-bit values, and of `strips` strips of the same
 * length. `next` is where it says that the next page is.
 */
export function createTiff(
  fields: Readonly<Record<number, readonly number[]>>,
  pixels: readonly number[],
  { strips = 1, next = 0 } = {},
): Uint8Array<ArrayBuffer> {
  const length = pixels.length / strips;
  const offsets = Array.from({ length: strips }, (_, k) => 8 + k * length);
  const all = { ...fields, 273: offsets, 279: offsets.map(() => length) };
  const start = 8 + pixels.length;
  const entries = Object.entries(all).map(([tag, values]) => ({ tag: Number(tag), values }));
  const bytes = new Uint8Array(
    start + 2 + 12 * entries.length + 4 + 4 * entries.flatMap(({ values }) => values).length,
  );
  const view = new DataView(bytes.buffer);
  bytes.set([0x4d, 0x4d, 0, 42]);
  view.setUint32(4, start);
  bytes.set(pixels, 8);
  view.setUint16(start, entries.length);
  let free = start + 2 + 12 * entries.length + 4;
  for (const [k, { tag, values }] of entries.entries()) {
    const at = start + 2 + 12 * k;
    view.setUint16(at, tag);
    view.setUint16(at + 2, 4);
    view.setUint32(at + 4, values.length);
    if (values.length > 1) view.setUint32(at + 8, free);
    for (const [place, value] of values.entries()) view.setUint32(values.length > 1 ? free + 4 * place : at + 8, value);
    if (values.length > 1) free += 4 * values.length;
  }
  view.setUint32(start + 2 + 12 * entries.length, next);
  return bytes;
}

/** Returns a BMP of palette colors or masks. `gap` bytes lie between its header and its pixels, as of a color profile. */
export function createBmpOf(
  { width, height, bits, compression = 0, colors = [], gap = 0 }: BmpParts,
  pixels: readonly number[],
): Uint8Array<ArrayBuffer> {
  const start = 54 + 4 * colors.length + gap;
  const bytes = new Uint8Array(start + pixels.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(10, start, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(28, bits, true);
  view.setUint32(30, compression, true);
  for (const [k, color] of colors.entries()) view.setUint32(54 + 4 * k, color, true);
  bytes.set(pixels, start);
  return bytes;
}

interface BmpParts {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly compression?: number;
  /** As 0xRRGGBB, or masks. */
  readonly colors?: readonly number[];
  readonly gap?: number;
}
