import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { type ImageHeader, type ImageType, readImageHeader } from './image-header.ts';
import { SAMPLE_IMAGES } from './testing/sample-images.ts';

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

const PNG = fromBase64(SAMPLE_IMAGES.png);
const JPEG = fromBase64(SAMPLE_IMAGES.jpeg);

/** The 1 × 1 GIF known as the tracking pixel. */
const GIF = fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');

/** The 2 × 2 AVIF that many web pages use to test whether a browser supports the format. */
const AVIF = fromBase64(
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0' +
    'AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBj' +
    'bwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDB' +
    'AAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
);

/** Returns a BMP of 24 bits per pixel. A negative height means that the rows start at the top. */
function createBmp(width: number, height: number): Uint8Array<ArrayBuffer> {
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

/** Returns an ICO whose directory claims 1 × 1 for each image, whatever its size. */
function createIcon(...images: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
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

/** Returns a file's header. Throws if it has none. */
function headerOf(bytes: Uint8Array<ArrayBuffer>): ImageHeader {
  const header = readImageHeader(bytes);
  if (typeof header === 'string') throw new Error(header);
  return header;
}

function withBytes(bytes: Uint8Array<ArrayBuffer>, at: number, ...values: number[]): Uint8Array<ArrayBuffer> {
  const changed = bytes.slice();
  changed.set(values, at);
  return changed;
}

/** Returns the PNG with an empty chunk after its header. */
function withChunk(png: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), Buffer.alloc(4)]);
  return new Uint8Array(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]));
}

/** Number of bytes that identify each type. A shorter file is refused as `not-an-image`. */
const SIGNATURE: Readonly<Record<ImageType, number>> = {
  'image/png': 8,
  'image/jpeg': 4,
  'image/gif': 6,
  'image/webp': 12,
  'image/bmp': 18,
  'image/x-icon': 22,
  'image/avif': 12,
  'image/heic': 12,
};

const SAMPLES: [string, Uint8Array<ArrayBuffer>, ImageType, number, number][] = [
  ['a PNG', PNG, 'image/png', 37, 23],
  ['a JPEG', JPEG, 'image/jpeg', 37, 23],
  ['a WebP', fromBase64(SAMPLE_IMAGES.webp), 'image/webp', 37, 23],
  ['a lossless WebP', fromBase64(SAMPLE_IMAGES.losslessWebp), 'image/webp', 37, 23],
  ['an extended WebP', fromBase64(SAMPLE_IMAGES.extendedWebp), 'image/webp', 37, 23],
  ['a GIF', GIF, 'image/gif', 1, 1],
  ['an AVIF', AVIF, 'image/avif', 2, 2],
  ['a HEIC', withBytes(AVIF, 8, 0x68, 0x65, 0x69, 0x63), 'image/heic', 2, 2],
  ['a BMP', createBmp(37, 23), 'image/bmp', 37, 23],
  ['a BMP with rows from the top', createBmp(5, -300), 'image/bmp', 5, 300],
  ['an ICO', createIcon(PNG), 'image/x-icon', 37, 23],
];

describe('readImageHeader', () => {
  it.each(SAMPLES)('reads the type and size of %s', (_name, bytes, type, width, height) => {
    expect(readImageHeader(bytes)).toMatchObject({ type, width, height });
  });

  it.each(SAMPLES)('refuses %s that is cut off at any byte', (_name, bytes, type) => {
    // Only the first picture of a GIF is drawn. It ends one byte before the file does.
    const end = type === 'image/gif' ? bytes.length - 1 : bytes.length;
    for (let length = 0; length < end; length++) {
      expect(readImageHeader(bytes.subarray(0, length))).toBe(length < SIGNATURE[type] ? 'not-an-image' : 'damaged');
    }
  });

  it.each(SAMPLES)('reads %s in the middle of a larger buffer', (_name, bytes, type) => {
    const buffer = new Uint8Array(Buffer.concat([bytes, bytes]));
    expect(headerOf(buffer.subarray(bytes.length)).type).toBe(type);
  });

  it('returns the largest size that a file states anywhere', () => {
    expect(readImageHeader(withBytes(PNG, 16, 0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20))).toMatchObject({
      width: 20000,
      height: 20000,
    });
    expect(readImageHeader(withBytes(GIF, 32, 0x20, 0x4e))).toMatchObject({
      width: 20000,
    });
    expect(readImageHeader(createIcon(PNG, withBytes(PNG, 18, 0x4e, 0x20)))).toMatchObject({
      width: 20000,
      height: 23,
    });
    const size = Buffer.from(AVIF).indexOf('ispe') + 8;
    expect(readImageHeader(withBytes(AVIF, size, 0x7f, 0xff, 0xff, 0xff))).toMatchObject({
      width: 0x7fffffff,
      height: 2,
    });
  });

  it('reports whether an image may need to be rotated', () => {
    expect(headerOf(withChunk(PNG, 'eXIf')).mayBeTurned).toBe(true);
    expect(headerOf(JPEG).mayBeTurned).toBe(false);
    const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
    const turned = Buffer.concat([JPEG.subarray(0, 2), exif, JPEG.subarray(2)]);
    expect(readImageHeader(new Uint8Array(turned))).toMatchObject({ width: 37, height: 23, mayBeTurned: true });
    const extended = fromBase64(SAMPLE_IMAGES.extendedWebp);
    expect(headerOf(extended).mayBeTurned).toBe(false);
    expect(headerOf(withBytes(extended, 20, extended[20] | 8)).mayBeTurned).toBe(true);
  });

  it('reports whether an image may be animated', () => {
    const extended = fromBase64(SAMPLE_IMAGES.extendedWebp);
    expect(headerOf(extended).isAnimated).toBe(false);
    expect(headerOf(withBytes(extended, 20, extended[20] | 2)).isAnimated).toBe(true);
    expect(headerOf(PNG).isAnimated).toBe(false);
    expect(headerOf(withChunk(PNG, 'acTL')).isAnimated).toBe(true);
    expect(headerOf(GIF).isAnimated).toBe(true);
    expect(headerOf(JPEG).isAnimated).toBe(false);
  });

  it.each(['', 'hello', '<svg/>', 'BMW is no bitmap', '%PDF-1.4', '\x89PNG', '\0\0\x03\0\xff\xff'])(
    'does not take %j for an image',
    (text) => expect(readImageHeader(new Uint8Array(Buffer.from(text, 'latin1')))).toBe('not-an-image'),
  );

  it('returns a header or a refusal within 5 s for 3,000 damaged files', () => {
    const damaged = fc
      .tuple(
        fc.constantFrom(...SAMPLES),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 8 }),
        fc.uint8Array(),
      )
      .map(([[, bytes], changes, tail]) => {
        const changed = new Uint8Array(Buffer.concat([bytes, tail]));
        for (const [at, value] of changes) if (at < changed.length) changed[at] = value;
        return changed;
      });
    fc.assert(
      fc.property(damaged, (bytes) => {
        const header = readImageHeader(bytes);
        expect(typeof header === 'string' || (Number.isInteger(header.width) && header.width > 0)).toBe(true);
      }),
      { numRuns: 3000, interruptAfterTimeLimit: 5000, markInterruptAsFailure: true },
    );
  });

  it('refuses an icon whose images share their bytes', () => {
    const icon = createIcon(PNG, new Uint8Array(0));
    icon.copyWithin(22, 6, 22);
    expect(readImageHeader(icon)).toBe('damaged');
  });

  const empty = (length: number) => new Uint8Array(length);
  const many = (part: Uint8Array<ArrayBuffer>, count: number) => Buffer.concat(new Array(count).fill(part));
  const segment = Uint8Array.of(0xff, 0xe0, 0, 2);
  const box = Uint8Array.of(0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65);
  it.each<[string, number, (count: number) => Uint8Array<ArrayBuffer>]>([
    [
      'chunks of a PNG',
      16_000,
      (count) =>
        new Uint8Array(
          Buffer.concat([PNG.subarray(0, 33), many(withChunk(PNG, 'tEXt').slice(33, 45), count), PNG.subarray(33)]),
        ),
    ],
    [
      'segments of a JPEG',
      200_000,
      (count) => new Uint8Array(Buffer.concat([JPEG.subarray(0, 2), many(segment, count), JPEG.subarray(2)])),
    ],
    ['fill bytes of a JPEG', 800_000, (count) => new Uint8Array(count).fill(0xff).fill(0xd8, 1, 2)],
    ['a JPEG without an end', 800_000, (count) => new Uint8Array(Buffer.concat([JPEG.subarray(0, -2), empty(count)]))],
    [
      'blocks of a GIF',
      200_000,
      (count) => new Uint8Array(Buffer.concat([GIF.subarray(0, -2), many(Uint8Array.of(1, 1), count)])),
    ],
    [
      'boxes of an AVIF',
      100_000,
      (count) => new Uint8Array(Buffer.concat([AVIF.subarray(0, 32), many(box, count), AVIF.subarray(32)])),
    ],
    ['images of an icon', 4_000, (count) => createIcon(...new Array(count).fill(PNG))],
  ])(
    'takes time proportional to the size of the file: %s',
    (_name, count, makeFile) => expectLinear(count, makeFile, readImageHeader),
    60_000,
  );
});

it('readImageHeader reads an AVIF box whose length is written in 64 bits', () => {
  const at = Buffer.from(AVIF).indexOf('mdat') - 4;
  const rest = AVIF.subarray(at + 8);
  const length = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, rest.length + 16);
  const long = (bytes: Uint8Array) =>
    new Uint8Array(Buffer.concat([AVIF.subarray(0, at), Uint8Array.of(0, 0, 0, 1), Buffer.from('mdat'), bytes, rest]));
  expect(readImageHeader(long(length))).toEqual(headerOf(AVIF));
  expect(readImageHeader(long(length.with(7, rest.length + 17)))).toBe('damaged');
});
