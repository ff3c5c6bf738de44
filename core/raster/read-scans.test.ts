// One code, 111 × 111 pixels in two colors, written by libtiff, libvips and Pillow in formats of scanners and old programs.
import { readFileSync } from 'node:fs';
import decodeWithMozjpeg, { init } from '@jsquash/jpeg/decode.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom, expectLinear } from '#testing';
import { readImageHeader } from './image-header.ts';
import type { Pixels } from './pixels.ts';
import { decodeBmp } from './read-bmp.ts';
import { decodeGif } from './read-gif.ts';
import { decodePng } from './read-png.ts';
import { decodeTiff } from './read-tiff.ts';
import { createBmpOf, createTiff } from './testing/image-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (path: string): Bytes => new Uint8Array(readFileSync(path));
const scanOf = (name: string): Bytes => bytesOf(`core/raster/testing/scans/${name}`);

const GRAY = [
  [0, 0, 0],
  [255, 255, 255],
];
const COLORS = [
  [30, 40, 90],
  [230, 250, 240],
];

let drawn: Pixels;
beforeAll(async () => {
  drawn = (await decodePng(bytesOf('judges/samples/interlaced.png')))!;
  await init(await WebAssembly.compile(readFileSync('node_modules/@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')));
});

const decodeJpeg = (jpeg: Bytes): Promise<Pixels> => decodeWithMozjpeg(jpeg.slice().buffer);

async function decode(file: Bytes, page = 0): Promise<Pixels | null> {
  const header = readImageHeader(file);
  if (typeof header === 'string') return null;
  if (header.type === 'image/bmp') return decodeBmp(file);
  return header.type === 'image/gif' ? decodeGif(file) : decodeTiff(file, page, decodeJpeg);
}

/** The largest difference of a channel from the code in two colors. */
function differenceFrom({ data }: Pixels, colors: readonly (readonly number[])[]): number {
  let most = 0;
  for (let k = 0; k < data.length; k++) {
    const color = [...colors[drawn.data[k - (k % 4)] > 127 ? 1 : 0], 255];
    most = Math.max(most, Math.abs(data[k] - color[k % 4]));
  }
  return most;
}

describe('decodeTiff, decodeBmp, decodeGif', () => {
  it.each([
    ['rows.tif', GRAY, 0],
    ['group3.tif', GRAY, 0],
    // Whether rows refer to others is told by a tag (photopea/UTIF.js#77).
    ['group3-2d.tif', GRAY, 0],
    // White is 1 here and 0 in the next one (image-rs/image-tiff#296).
    ['group4.tif', GRAY, 0],
    ['group4-tiles.tif', GRAY, 0],
    ['fill-order.tif', GRAY, 0],
    ['packbits.tif', GRAY, 0],
    ['gray4.tif', GRAY, 35],
    ['gray-lzw.tif', GRAY, 0],
    ['gray16-lzw.tif', GRAY, 0],
    ['gray-alpha.tif', GRAY, 0],
    ['gray-jpeg.tif', GRAY, 60],
    ['turned.tif', GRAY, 0],
    ['rgb-lzw-strips.tif', COLORS, 0],
    ['rgb-deflate.tif', COLORS, 0],
    ['rgba-deflate.tif', COLORS, 0],
    ['palette.tif', COLORS, 0],
    ['tiled.tif', COLORS, 0],
    ['rgb-jpeg.tif', COLORS, 60],
    ['ycbcr-jpeg.tif', COLORS, 90],
    ['tiled-jpeg.tif', COLORS, 60],
    ['bilevel.bmp', GRAY, 0],
    ['gray.bmp', GRAY, 0],
    ['rgb.bmp', COLORS, 0],
    ['palette.gif', COLORS, 0],
    ['interlaced.gif', COLORS, 0],
  ])('%s has the pixels that were saved', async (name, colors, tolerance) => {
    const pixels = await decode(scanOf(name));
    expect(pixels).toMatchObject({ width: 111, height: 111 });
    expect(differenceFrom(pixels!, colors)).toBeLessThanOrEqual(tolerance);
  });

  // Two pixels beside or below each other, written by hand after public reports.
  const [SIZE, BITS] = [{ 256: [2], 257: [1] }, (...bits: number[]) => ({ 258: bits, 277: [bits.length] })];
  it.each<[string, Bytes, number[]]>([
    [
      'photopea/UTIF.js#140: gray with opacity, 16 bits each',
      createTiff({ ...SIZE, ...BITS(16, 16), 262: [1], 338: [2] }, [18, 1, 255, 255, 128, 2, 64, 0]),
      [18, 18, 18, 255, 128, 128, 128, 64],
    ],
    [
      'photopea/UTIF.js#16: white is 0',
      createTiff({ ...SIZE, ...BITS(8), 262: [0] }, [5, 250]),
      [250, 250, 250, 255, 5, 5, 5, 255],
    ],
    [
      'planes one after the other (TIFF 6.0, PlanarConfiguration)',
      // A strip for each plane.
      createTiff({ ...SIZE, ...BITS(8, 8, 8), 262: [2], 284: [2] }, [1, 2, 3, 4, 5, 6], { strips: 3 }),
      [1, 3, 5, 255, 2, 4, 6, 255],
    ],
    [
      'colors that were multiplied with their opacity',
      createTiff({ ...SIZE, ...BITS(8, 8, 8, 8), 262: [2], 338: [1] }, [10, 20, 30, 51, 0, 0, 0, 0]),
      [50, 100, 150, 51, 0, 0, 0, 0],
    ],
    [
      'jimp-dev/jimp#802: a color profile between header and pixels',
      createBmpOf({ width: 2, height: 1, bits: 24, gap: 84 }, [3, 2, 1, 6, 5, 4, 0, 0]),
      [1, 2, 3, 255, 4, 5, 6, 255],
    ],
    [
      'jimp-dev/jimp#844: 32 bits, the last byte of which means nothing',
      createBmpOf({ width: 2, height: 1, bits: 32 }, [3, 2, 1, 0, 6, 5, 4, 0]),
      [1, 2, 3, 255, 4, 5, 6, 255],
    ],
    [
      'shaozilee/bmp-js#28: rows that start at the top, of 4 bits',
      createBmpOf({ width: 1, height: -2, bits: 4, colors: [0x010203, 0x040506] }, [16, 0, 0, 0, 0, 0, 0, 0]),
      [4, 5, 6, 255, 1, 2, 3, 255],
    ],
    [
      'masks of 16 bits, 5-6-5',
      createBmpOf({ width: 2, height: 1, bits: 16, compression: 3, colors: [0xf800, 0x7e0, 0x1f] }, [0, 248, 31, 0]),
      [255, 0, 0, 255, 0, 0, 255, 255],
    ],
    [
      'mike42/gfx-php#46: runs of 8 bits, and pixels as they are, padded',
      createBmpOf({ width: 4, height: 2, bits: 8, compression: 1, colors: [0, 0x010101] }, [
        ...[0, 3, 1, 0, 1, 0, 1, 0],
        ...[0, 0],
        ...[4, 1],
        ...[0, 1],
      ]),
      [1, 1, 1, 1, 1, 0, 1, 0].flatMap((value) => [value, value, value, 255]),
    ],
    [
      'runs of 4 bits, whose two colors alternate',
      createBmpOf({ width: 3, height: 1, bits: 4, compression: 2, colors: [0, 0x010101] }, [3, 0x10, 0, 1]),
      [1, 0, 1].flatMap((value) => [value, value, value, 255]),
    ],
  ])('%s', async (_, file, data) => {
    expect([...(await decode(file))!.data]).toEqual(data);
  });

  it('has the pages of a scan (jimp-dev/jimp#816), without the small copy of another page', async () => {
    const file = scanOf('pages.tif');
    expect(readImageHeader(file)).toMatchObject({ type: 'image/tiff', pages: 3 });
    expect(differenceFrom((await decode(file, 1))!, GRAY)).toBe(0);
    const copy = createTiff({ ...SIZE, ...BITS(8), 254: [1] }, [0, 0]);
    expect(readImageHeader(copy)).toBe('damaged');
  });

  it.each([
    'group4.tif',
    'gray-lzw.tif',
    'rgb-deflate.tif',
    'packbits.tif',
    'tiled-jpeg.tif',
    'gray.bmp',
    'palette.gif',
  ])('a %s that ends too soon has no pixels', async (name) => {
    const file = scanOf(name);
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      expect(await decode(file.slice(0, Math.floor(share * file.length)))).toBeNull();
    }
  });

  it('bytes that were changed never throw', async () => {
    const random = createRandom(48);
    for (const name of ['group3-2d.tif', 'group4.tif', 'tiled.tif', 'palette.tif', 'bilevel.bmp', 'interlaced.gif']) {
      for (let time = 0; time < 60; time++) {
        const file = scanOf(name).slice();
        for (let k = 0; k < 4; k++) file[Math.floor(random() * file.length)] = 256 * random();
        const header = readImageHeader(file);
        if (typeof header === 'string' || header.width * header.height > 1e6) continue;
        const pixels = await decode(file);
        if (pixels) expect(pixels.data).toHaveLength(4 * pixels.width * pixels.height);
      }
    }
  });

  it('refuses directories in a circle, no pixels, and tiles that are larger than pictures', async () => {
    const strip = [0, 0];
    const gray = { ...BITS(8), 262: [1] };
    expect(readImageHeader(createTiff({ ...SIZE, ...gray }, strip, { next: 8 + strip.length }))).toBe('damaged');
    expect(readImageHeader(createTiff({ 256: [0], 257: [1], ...gray }, strip))).toBe('damaged');
    expect(readImageHeader(createTiff({ 256: [2 ** 32 - 1], 257: [2 ** 32 - 1], ...gray }, strip))).toMatchObject({
      width: 2 ** 32 - 1,
    });
    const tiles = { 322: [2 ** 31], 323: [2 ** 31], 324: [8], 325: [2] };
    expect(await decode(createTiff({ ...SIZE, ...gray, ...tiles }, strip))).toBeNull();
  });

  it.each([
    ['zstd.tif', { isUnknown: true }],
    ['bigtiff.tif', { isUnknown: true }],
    ['cmyk.tif', { isCmyk: true }],
  ])('knows that it does not read %s', (name, facts) => {
    expect(readImageHeader(scanOf(name))).toMatchObject(facts);
  });

  it('takes twice as long for twice as many rows of a fax', { tags: 'timed' }, async () => {
    await expectLinear(
      64_000,
      (size) => createTiff({ 256: [64], 257: [size], ...BITS(1), 259: [4], 262: [0] }, Array(size / 8).fill(255)),
      (file) => decode(file),
    );
  });
});
