import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { type ImageType, readImageHeader } from './image-header.ts';
import {
  AVIF,
  createBmp,
  createIcon,
  createOldBmp,
  fromBase64,
  GIF,
  headerOf,
  JPEG,
  PNG,
  withBytes,
  withChunk,
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

  it.each([
    '',
    'hello',
    '<svg/>',
    'BMW is no bitmap, and this text is long enough for one',
    '%PDF-1.4',
    '\x89PNG',
    '\0\0\x03\0\xff\xff',
  ])('does not take %j for an image', (text) =>
    expect(readImageHeader(new Uint8Array(Buffer.from(text, 'latin1')))).toBe('not-an-image'),
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
