import { describe, expect, it } from 'vitest';
import { readImageHeader } from './image-header.ts';
import {
  AVIF,
  createBmp,
  createIcon,
  createIsoMedia,
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

describe('readImageHeader', () => {
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

  it('reads the size of a JPEG only from its frame, although other segments have markers of the same range', () => {
    // These markers begin Huffman tables, an extension, and conditions for arithmetic coding.
    for (const marker of [0xc4, 0xc8, 0xcc]) {
      expect(headerOf(withSegment(marker, new Array(9).fill(1)))).toMatchObject({ width: 37, height: 23 });
    }
  });

  it('reads the size of a JPEG from a frame of any kind', () => {
    const frame = Buffer.from(JPEG).indexOf(Uint8Array.of(0xff, 0xc0));
    for (const marker of [0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]) {
      expect(headerOf(withBytes(JPEG, frame + 1, marker))).toMatchObject({ width: 37, height: 23 });
    }
  });

  it('accepts any number of fill bytes before a marker of a JPEG', () => {
    for (const count of [1, 2, 9]) {
      const filled = Buffer.concat([JPEG.subarray(0, 2), Buffer.alloc(count, 0xff), JPEG.subarray(2)]);
      expect(headerOf(new Uint8Array(filled))).toMatchObject({ width: 37, height: 23 });
    }
  });

  it('accepts more data behind the end of a JPEG', () => {
    const longer = new Uint8Array(Buffer.concat([JPEG, Buffer.from('more data of a camera'), Buffer.alloc(5000)]));
    expect(headerOf(longer)).toMatchObject({ width: 37, height: 23 });
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

  it('ignores the scale in the two upper bits of each size field of a lossy WebP', () => {
    const webp = fromBase64(SAMPLE_IMAGES.webp);
    expect(headerOf(withBytes(webp, 27, webp[27] | 0xc0))).toMatchObject({ width: 37 });
    expect(headerOf(withBytes(webp, 29, webp[29] | 0xc0))).toMatchObject({ height: 23 });
  });

  it('does not read the flag and the version behind the height of a lossless WebP as part of the height', () => {
    const lossless = fromBase64(SAMPLE_IMAGES.losslessWebp);
    expect(headerOf(withBytes(lossless, 24, lossless[24] ^ 0xf0))).toMatchObject({ width: 37, height: 23 });
  });

  it('reads width and height of an extended WebP as numbers of 24 bits', () => {
    const extended = fromBase64(SAMPLE_IMAGES.extendedWebp);
    expect(headerOf(withBytes(extended, 26, 1))).toMatchObject({ width: 65_536 + 37, height: 23 });
    expect(headerOf(withBytes(extended, 29, 1))).toMatchObject({ width: 37, height: 65_536 + 23 });
  });

  it('takes a file for a BMP only if its bitmap header has one of the known lengths', () => {
    for (const length of [40, 52, 56, 64, 108, 124]) {
      expect(headerOf(withBytes(createBmp(37, 23), 14, length))).toMatchObject({ width: 37, height: 23 });
    }
    for (const length of [11, 13, 16, 41, 60, 100, 125]) {
      expect(readImageHeader(withBytes(createBmp(37, 23), 14, length))).toBe('not-an-image');
    }
  });

  it('checks the length of the pixels of a BMP unless they are compressed', () => {
    const cut = createBmp(37, 23).subarray(0, 60);
    // Compression 0 is none, 1 is run lengths, and 3 is pixels with bit masks.
    expect(readImageHeader(withBytes(cut, 30, 0))).toBe('damaged');
    expect(readImageHeader(withBytes(cut, 30, 1))).toMatchObject({ width: 37, height: 23 });
    expect(readImageHeader(withBytes(cut, 30, 3))).toBe('damaged');
  });

  it.each([
    ['a PNG without width', withBytes(PNG, 16, 0, 0, 0, 0)],
    ['a PNG without height', withBytes(PNG, 20, 0, 0, 0, 0)],
    ['a PNG that starts with another chunk', withBytes(PNG, 12, 0x78)],
    ['an ICO without images', createIcon().slice(0, 6)],
  ])('refuses %s as damaged', (_name, bytes) => {
    expect(readImageHeader(new Uint8Array(Buffer.concat([bytes, Buffer.alloc(16)])))).toBe('damaged');
  });

  it('returns the size of a PNG, and the largest width and height that a GIF, an ICO or an AVIF states', () => {
    expect(readImageHeader(withBytes(PNG, 16, 0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20))).toMatchObject({
      width: 20000,
      height: 20000,
    });
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
    const size = Buffer.from(AVIF).indexOf('ispe') + 8;
    expect(readImageHeader(withBytes(AVIF, size, 0x7f, 0xff, 0xff, 0xff))).toMatchObject({
      width: 0x7fffffff,
      height: 2,
    });
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
    expect(headerOf(GIF).isAnimated).toBe(true);
    expect(headerOf(JPEG).isAnimated).toBe(false);
  });
});
