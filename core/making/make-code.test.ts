import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign, SPECIFIED_TYPES, weaveOf } from '#design';
import { ColorError, gridSize, moduleGrid, pixelGrid } from '#drawing';
import { EncodeError, encode } from '#engine';
import { clearPixels, decodePng, readDataUrl, type UploadedImage } from '#raster';
import { drawSample } from '#testing';
import { isBlank, makeCode, makePicture, makeThumbnail, makeUndrawn, paintingGrid, redraw } from './make-code.ts';

const IMAGE: UploadedImage = { pixels: drawSample('cup', 120), href: 'data:,' };

const WOVEN: QrDesign = {
  ...DEFAULT_DESIGN,
  content: 'example.com',
  qrType: 'custom',
  customImage: 'data:,',
  imagePosition: 'full',
  weave: DEFAULT_WEAVE,
};

it('makeCode weaves an image only if it covers a whole custom code and the design has weave settings', () => {
  expect(weaveOf(WOVEN)).toBe(DEFAULT_WEAVE);
  for (const change of [
    { imagePosition: 'center' },
    { qrType: 'standard' },
    { customImage: undefined },
    { weave: undefined },
  ] as const) {
    const design = { ...WOVEN, ...change };
    expect(weaveOf(design), JSON.stringify(change)).toBeUndefined();
    expect(makeCode(design, design.customImage === undefined ? null : IMAGE).woven).toBeNull();
  }
});

it('a code woven from an image is painted with at most 2,048 pixels a side, however large the file is', {
  tags: 'deep',
}, () => {
  for (const grid of [pixelGrid(45, 2100), pixelGrid(45, 20_000), moduleGrid(177, 4)]) {
    const side = gridSize(paintingGrid(grid));
    expect(side).toBeLessThanOrEqual(2048);
    expect(side).toBeGreaterThan(1800);
  }
  const atMost = pixelGrid(45, 2048);
  expect(paintingGrid(atMost)).toBe(atMost);
  const made = makeCode(WOVEN, IMAGE);
  // On a grid in modules, as for SVG and PDF, each module of the code is painted 32 pixels wide.
  const [painted] = redraw(made, WOVEN, IMAGE, moduleGrid(made.code.size, 4)).layers;
  expect(painted.kind === 'image' && painted.image.pixels.width).toBe(32 * made.code.size);
});

describe('the level of a code', () => {
  const plain: QrDesign = { ...DEFAULT_DESIGN, content: 'example.com' };

  it('is H unless another is requested, and a code of another level is not reused', () => {
    const made = makeCode(plain, null);
    const lower = makeUndrawn(plain, null, { made, image: null }, 'M');
    expect([made.code.level, lower.code.level]).toEqual(['H', 'M']);
  });

  it('is not the requested one if the code is woven', () => {
    expect(makeUndrawn(WOVEN, IMAGE, null, 'M').code).toEqual(makeUndrawn(WOVEN, IMAGE).code);
  });
});

it('a text beyond ASCII is encoded with an ECI for UTF-8', () => {
  const { code } = makeCode({ ...DEFAULT_DESIGN, type: 'text', content: 'Grüße' }, null);
  expect(code).toEqual(encode('Grüße', { level: 'H', eci: true }));
  expect(code).not.toEqual(encode('Grüße', { level: 'H' }));
});

it('a blank or too long text, or a color that cannot be parsed, is an error', () => {
  const designOf = (content: string): QrDesign => ({ ...DEFAULT_DESIGN, type: 'text', content });
  expect([' ', 'a'].map((content) => isBlank(designOf(content)))).toEqual([true, false]);
  expect(() => makeCode(designOf(' '), null)).toThrow(EncodeError);
  expect(() => makeCode(designOf('a'.repeat(1274)), null)).toThrow(EncodeError);
  const style = { ...DEFAULT_DESIGN.style, foregroundColor: 'nonsense' };
  expect(() => makeCode({ ...designOf('a'), qrType: 'custom', style }, null)).toThrow(ColorError);
});

describe('an earlier result', () => {
  const before = { made: makeCode(WOVEN, IMAGE), image: IMAGE };

  it('is reused for the same woven image, even for a copy of it', () => {
    const copy = structuredClone(IMAGE);
    expect(makeCode(WOVEN, copy, before).woven).toBe(before.made.woven);
  });

  it('is not reused for another image, a plain code or a logo', () => {
    const other: UploadedImage = { pixels: drawSample('cat', 120), href: 'data:,' };
    expect(makeCode(WOVEN, other, before).code).toEqual(makeCode(WOVEN, other).code);
    const plain = makeCode({ ...WOVEN, customImage: undefined }, null);
    expect(makeCode({ ...WOVEN, customImage: undefined }, null, before).code).toEqual(plain.code);
    const logo = makeCode({ ...WOVEN, imagePosition: 'center', imageSize: 45 }, IMAGE);
    const afterPlain = makeCode({ ...WOVEN, imagePosition: 'center', imageSize: 45 }, IMAGE, {
      made: plain,
      image: null,
    });
    expect(afterPlain.code).toEqual(logo.code);
    expect(logo.code).not.toEqual(plain.code);
  });
});

beforeAll(() => {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

/** Contents that every type accepts. Each type encodes them in its own way. */
const TYPED = ['jane+qr@example.com', 'Zoë; Smith\n東京 🌍'];

describe('the picture of a design', () => {
  it.each(SPECIFIED_TYPES)('is a 400 × 400 PNG in which ZXing reads the text (type %s)', async (type) => {
    for (const content of TYPED) {
      const { made, picture } = await makePicture({ ...DEFAULT_DESIGN, type, content }, null);
      const bytes = readDataUrl(picture)?.bytes as Uint8Array<ArrayBuffer>;
      expect(await decodePng(bytes)).toMatchObject({ width: 400, height: 400 });
      const read = await readBarcodes(bytes, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' });
      expect(read.map(({ text }) => text)).toEqual([made.text]);
    }
  });

  describe('in a browser whose compression changes bytes', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('is rejected instead of returned', async () => {
      const design = { ...DEFAULT_DESIGN, content: 'example.com' };
      class SpoilingStream {
        readonly readable: ReadableStream;
        readonly writable: WritableStream;
        constructor(format: CompressionFormat) {
          const spoil = new TransformStream({
            // This also changes the first byte of each row, its filter type.
            transform: (bytes: Uint8Array, controller) => controller.enqueue(bytes.map((byte) => byte ^ 1)),
          });
          const packed = spoil.readable.pipeThrough(new RealStream(format));
          this.readable = packed;
          this.writable = spoil.writable;
        }
      }
      const RealStream = CompressionStream;
      vi.stubGlobal('CompressionStream', SpoilingStream);
      await expect(makePicture(design, null)).rejects.toThrow('does not hold the picture');
    });
  });
});

it('a thumbnail is a PNG of 200 × 200 pixels that shows the whole picture', async () => {
  const picture = clearPixels(400, 400);
  // The left half is black, the rest is transparent.
  for (let k = 0; k < 160_000; k++) if (k % 400 < 200) picture.data[4 * k + 3] = 255;
  const { type, bytes } = readDataUrl(await makeThumbnail(picture)) ?? {};
  const thumbnail = bytes && (await decodePng(bytes));
  expect([type, thumbnail?.width, thumbnail?.height]).toEqual(['image/png', 200, 200]);
  const alphas = [0, 99, 100, 199].map((x) => thumbnail?.data[4 * (100 * 200 + x) + 3]);
  expect(alphas).toEqual([255, 255, 0, 0]);
});

it('has the symbol that the standard of a GiroCode demands, with and without a logo', () => {
  const details = { iban: 'DE71110220330123456789', text: 'x'.repeat(140) };
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'girocode', content: 'Müller', details };
  const image: UploadedImage = { pixels: clearPixels(20, 20), href: '' };
  const logo: QrDesign = { ...design, qrType: 'custom', customImage: 'data:image/png;base64,AA==', imageSize: 50 };
  const woven: QrDesign = { ...logo, imagePosition: 'full', weave: DEFAULT_WEAVE };
  const codes = [makeCode(design, null), makeCode(logo, image), makeCode(woven, image)].map(({ code }) => code);
  for (const { level, version } of [...codes, makeUndrawn(design, null, null, 'Q').code]) {
    expect(level).toBe('M');
    expect(version).toBeLessThanOrEqual(13);
  }
  expect(makeCode(woven, image).woven).toBeNull();
});
