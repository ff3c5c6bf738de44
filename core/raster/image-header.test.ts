import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { type ImageType, readImageHeader } from './image-header.ts';
import {
  AVIF,
  createBmp,
  createIcon,
  createIsoMedia,
  createOldBmp,
  fileBox,
  fromBase64,
  GIF,
  headerOf,
  JPEG,
  PNG,
  withBytes,
  withChunk,
  withSegment,
} from './testing/image-files.ts';
import { SAMPLE_IMAGES } from './testing/sample-images.ts';

/** Number of bytes that identify each type. A shorter file is refused as `not-an-image`. */
const SIGNATURE: Readonly<Record<ImageType, number>> = {
  'image/png': 8,
  'image/jpeg': 4,
  'image/gif': 6,
  'image/webp': 12,
  'image/bmp': 18,
  'image/x-icon': 22,
  'image/tiff': 8,
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
  ['a BMP of the oldest kind', createOldBmp(37, 23), 'image/bmp', 37, 23],
  ['an ICO', createIcon(PNG), 'image/x-icon', 37, 23],
  ['a CUR', withBytes(createIcon(PNG), 2, 2), 'image/x-icon', 37, 23],
  ['an ICO of a BMP without a file header', createIcon(createBmp(37, 23).slice(14)), 'image/x-icon', 37, 23],
];

describe('readImageHeader', () => {
  it.each(SAMPLES)('reads the type and size of %s', (_name, bytes, type, width, height) => {
    expect(readImageHeader(bytes)).toMatchObject({ type, width, height });
  });

  it.each(SAMPLES)('refuses %s that is cut off after any number of bytes', (_name, bytes, type) => {
    // Only the first picture of a GIF is drawn. It ends one byte before the file does. Whether the pixels of a JPEG are
    // complete, its header does not tell.
    const pixelsOfJpeg = Buffer.from(JPEG).indexOf(Uint8Array.of(0xff, 0xda)) + 14;
    const end = type === 'image/gif' ? bytes.length - 1 : type === 'image/jpeg' ? pixelsOfJpeg + 1 : bytes.length;
    for (let length = 0; length < end; length++) {
      expect(readImageHeader(bytes.subarray(0, length))).toBe(length < SIGNATURE[type] ? 'not-an-image' : 'damaged');
    }
  });

  it.each(SAMPLES)('reads %s in the middle of a larger buffer', (_name, bytes, type) => {
    const buffer = new Uint8Array(Buffer.concat([bytes, bytes]));
    expect(headerOf(buffer.subarray(bytes.length)).type).toBe(type);
  });

  it.each([
    '',
    'hello',
    '<svg/>',
    'BMW is no bitmap, and this text is long enough for one',
    '\x89PNG',
    '\0\0\x03\0\xff\xff',
  ])('does not take %j for an image', (text) =>
    expect(readImageHeader(new Uint8Array(Buffer.from(text, 'latin1')))).toBe('not-an-image'),
  );

  it.each([
    ['%PDF-1.4', 'pdf'],
    ['From: a@example.com\n\n%PDF-1.4', 'pdf'],
    ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['<!-- svg --><html><body>', 'not-an-image'],
  ])('knows what %j is', (text, kind) => {
    expect(readImageHeader(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(kind);
  });

  it('returns a header or a refusal within 5 s for 1,500 damaged files', () => {
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
    ['padding of a JPEG', 800_000, (count) => new Uint8Array(count).fill(0xff, 0, 1).fill(0xd8, 1, 2)],
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
  ])('takes time proportional to the size of the file: %s', { tags: 'timed' }, (_name, count, makeFile) =>
    expectLinear(count, makeFile, readImageHeader),
  );

  it('reads an AVIF box whose length is written in 64 bits', () => {
    const at = Buffer.from(AVIF).indexOf('mdat') - 4;
    const rest = AVIF.subarray(at + 8);
    const length = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, rest.length + 16);
    const long = (bytes: Uint8Array) =>
      new Uint8Array(
        Buffer.concat([AVIF.subarray(0, at), Uint8Array.of(0, 0, 0, 1), Buffer.from('mdat'), bytes, rest]),
      );
    expect(readImageHeader(long(length))).toEqual(headerOf(AVIF));
    expect(readImageHeader(long(length.with(7, rest.length + 17)))).toBe('damaged');
  });

  it.each([
    ['avif', 'image/avif', false],
    ['avis', 'image/avif', true],
    ['mif1', 'image/avif', false],
    ['msf1', 'image/avif', false],
    ['heic', 'image/heic', false],
    ['heix', 'image/heic', false],
  ])('recognizes the brand %s as %s, animated: %s', (brand, type, isAnimated) => {
    expect(headerOf(createIsoMedia(brand, [[5, 6]]))).toEqual({
      type,
      width: 5,
      height: 6,
      mayBeTurned: true,
      isAnimated,
    });
  });

  it('reads an AVIF with its pixels in the `meta` box, or with a last box of length 0 (to the end of the file)', () => {
    const inMeta = createIsoMedia('avif', [[5, 6]], new Uint8Array());
    expect(readImageHeader(inMeta)).toBe('damaged');
    const idat = fileBox('idat', new Uint8Array(12));
    const meta = inMeta.slice(12);
    new DataView(meta.buffer).setUint32(0, meta.length + idat.length);
    expect(headerOf(new Uint8Array(Buffer.concat([inMeta.subarray(0, 12), meta, idat])))).toMatchObject({ width: 5 });
    const open = withBytes(fileBox('mdat', new Uint8Array(9)), 0, 0, 0, 0, 0);
    expect(headerOf(createIsoMedia('avif', [[5, 6]], open))).toMatchObject({ width: 5 });
  });

  it('reads the size of a JPEG from a frame of any kind, and from no other segment', () => {
    // These markers begin Huffman tables, an extension, and conditions for arithmetic coding.
    for (const marker of [0xc4, 0xc8, 0xcc]) {
      expect(headerOf(withSegment(marker, new Array(9).fill(1)))).toMatchObject({ width: 37, height: 23 });
    }
    const frame = Buffer.from(JPEG).indexOf(Uint8Array.of(0xff, 0xc0));
    for (const marker of [0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]) {
      expect(headerOf(withBytes(JPEG, frame + 1, marker))).toMatchObject({ width: 37, height: 23 });
    }
  });

  it('reads JPEG files as cameras and programs write them, although the standard forbids it', () => {
    const sample = (name: string) => new Uint8Array(readFileSync(new URL(`testing/${name}`, import.meta.url)));
    const size = { type: 'image/jpeg', width: 160, height: 120 };
    expect(headerOf(sample('jpeg-padding-between-segments.jpg'))).toMatchObject({ ...size, mayBeCut: false });
    // A Samsung camera wrote its own data in place of the end.
    expect(headerOf(sample('jpeg-without-eoi-with-trailer.jpg'))).toMatchObject({ ...size, mayBeCut: true });
    expect(headerOf(JPEG.subarray(0, -1))).toMatchObject({ width: 37, height: 23, mayBeCut: true });
  });

  it('accepts fill bytes before a marker of a JPEG, and more data behind its end', () => {
    const filled = Buffer.concat([JPEG.subarray(0, 2), Buffer.alloc(9, 0xff), JPEG.subarray(2), Buffer.alloc(5000)]);
    expect(headerOf(new Uint8Array(filled))).toMatchObject({ width: 37, height: 23 });
  });

  it('reads GIFs of both versions, with an extension or local colors, but refuses a GIF without a picture', () => {
    expect(headerOf(withBytes(GIF, 4, 0x37))).toMatchObject({ width: 1 });
    // The descriptor's flags announce a local table of two colors, which follows.
    const descriptor = withBytes(GIF, 36, 0x80);
    const local = Buffer.concat([descriptor.subarray(0, 37), Buffer.alloc(6, 0xff), descriptor.subarray(37)]);
    expect(headerOf(new Uint8Array(local))).toMatchObject({ width: 1 });
    expect(
      readImageHeader(new Uint8Array(Buffer.concat([GIF.subarray(0, 27), Buffer.of(0x3b), Buffer.alloc(30)]))),
    ).toBe('damaged');
  });

  it('takes a file for a BMP only if its bitmap header has one of the known lengths', () => {
    for (const length of [40, 108, 124]) {
      expect(headerOf(withBytes(createBmp(37, 23), 14, length))).toMatchObject({ width: 37, height: 23 });
    }
    expect(readImageHeader(withBytes(createBmp(37, 23), 14, 41))).toBe('not-an-image');
  });

  it('checks the length of the pixels of a BMP unless they are compressed', () => {
    const cut = createBmp(37, 23).subarray(0, 60);
    // Compression 0 is none, 1 is run lengths, and 3 is pixels with bit masks.
    expect([0, 3].map((compression) => readImageHeader(withBytes(cut, 30, compression)))).toEqual([
      'damaged',
      'damaged',
    ]);
    expect(readImageHeader(withBytes(cut, 30, 1))).toMatchObject({ width: 37, height: 23 });
  });

  it.each([
    ['a PNG without width', withBytes(PNG, 16, 0, 0, 0, 0)],
    ['a PNG without height', withBytes(PNG, 20, 0, 0, 0, 0)],
    ['a PNG that starts with another chunk', withBytes(PNG, 12, 0x78)],
    ['an ICO without images', createIcon().slice(0, 6)],
  ])('refuses %s as damaged', (_name, bytes) => {
    expect(readImageHeader(new Uint8Array(Buffer.concat([bytes, Buffer.alloc(16)])))).toBe('damaged');
  });

  it('returns the largest width and height that a GIF, an ICO or an AVIF states', () => {
    // A GIF states a size for the screen and one for each picture.
    for (const [width, height] of [
      [6, 8],
      [32, 34],
    ]) {
      expect(readImageHeader(withBytes(GIF, width, 0x20, 0x4e))).toMatchObject({ width: 20000, height: 1 });
      expect(readImageHeader(withBytes(GIF, height, 0x20, 0x4e))).toMatchObject({ width: 1, height: 20000 });
    }
    const [wide, tall] = [withBytes(PNG, 18, 0x4e, 0x20), withBytes(PNG, 22, 0x4e, 0x20)];
    expect(readImageHeader(createIcon(wide, tall, PNG))).toMatchObject({ width: 20000, height: 20000 });
    expect(
      headerOf(
        createIsoMedia('avif', [
          [1, 1],
          [20000, 1],
          [1, 20000],
          [1, 1],
        ]),
      ),
    ).toMatchObject({ width: 20000, height: 20000 });
  });

  it('reports whether an image may need to be rotated', () => {
    expect(headerOf(withChunk(PNG, 'eXIf')).mayBeTurned).toBe(true);
    expect(headerOf(withChunk(PNG, 'tEXt')).mayBeTurned).toBe(false);
    expect(headerOf(JPEG).mayBeTurned).toBe(false);
    // A segment that usually has a color profile.
    expect(headerOf(withSegment(0xe2, [1])).mayBeTurned).toBe(false);
    const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
    const turned = Buffer.concat([JPEG.subarray(0, 2), exif, JPEG.subarray(2)]);
    expect(readImageHeader(new Uint8Array(turned))).toMatchObject({ width: 37, height: 23, mayBeTurned: true });
    const extended = fromBase64(SAMPLE_IMAGES.extendedWebp);
    expect(headerOf(extended).mayBeTurned).toBe(false);
    expect(headerOf(withBytes(extended, 20, extended[20] | 8)).mayBeTurned).toBe(true);
    // Only an extended WebP has flags in byte 20. In a lossless WebP, this byte is a signature.
    const lossless = fromBase64(SAMPLE_IMAGES.losslessWebp);
    expect(lossless[20] & 8).toBe(8);
    expect(headerOf(lossless).mayBeTurned).toBe(false);
  });

  it('reports whether an image may be animated', () => {
    const extended = fromBase64(SAMPLE_IMAGES.extendedWebp);
    expect(headerOf(extended).isAnimated).toBe(false);
    expect(headerOf(withBytes(extended, 20, extended[20] | 2)).isAnimated).toBe(true);
    expect(headerOf(PNG).isAnimated).toBe(false);
    expect(headerOf(withChunk(PNG, 'acTL')).isAnimated).toBe(true);
    expect(headerOf(GIF).isAnimated).toBe(false);
    expect(headerOf(new Uint8Array(readFileSync('judges/samples/animated.gif'))).isAnimated).toBe(true);
    expect(headerOf(JPEG).isAnimated).toBe(false);
  });
});
