import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { CONTENT_TYPES, DEFAULT_DESIGN } from '#design';
import { decodePng, readDataUrl } from '#raster';
import { makePicture } from './make-code.ts';

beforeAll(() => {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

/** Contents that every type accepts. Each type encodes them in its own way. */
const TYPED = ['jane+qr@example.com', '+1 (415) 555-0123', '@jane_doe', 'Zoë; Smith\n東京 🌍'];

describe('the picture of a design', () => {
  it.each(CONTENT_TYPES)('is a 400 × 400 PNG in which ZXing reads the text (type %s)', async (type) => {
    for (const content of TYPED) {
      const { made, picture } = await makePicture({ ...DEFAULT_DESIGN, type, content }, null);
      const bytes = readDataUrl(picture)?.bytes as Uint8Array<ArrayBuffer>;
      expect(await decodePng(bytes)).toMatchObject({ width: 400, height: 400 });
      const read = await readBarcodes(bytes, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' });
      expect(read.map(({ text }) => text)).toEqual([made.text]);
    }
  });

  it('reuses the code of an earlier picture with the same text', async () => {
    const design = { ...DEFAULT_DESIGN, content: 'example.com' };
    const before = await makePicture(design, null);
    const { made, picture } = await makePicture(design, null, { made: before.made, image: null });
    expect(made.code).toBe(before.made.code);
    expect(picture).toBe(before.picture);
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
