import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { CONTENT_TYPES, DEFAULT_DESIGN } from '#design';
import { decodePng, readDataUrl } from '#raster';
import { makePicture } from './make-picture.ts';

beforeAll(() => {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

/** Something to type into the field of any type: no type refuses it, and each makes another text of it. */
const TYPED = ['jane+qr@example.com', '+1 (415) 555-0123', '@jane_doe', 'Zoë; Smith\n東京 🌍'];

describe('the picture of a design', () => {
  it.each(CONTENT_TYPES)('of type %s is a 400 × 400 PNG in which another decoder reads the text', async (type) => {
    for (const content of TYPED) {
      const { made, picture } = await makePicture({ ...DEFAULT_DESIGN, type, content }, null);
      const bytes = readDataUrl(picture)?.bytes as Uint8Array<ArrayBuffer>;
      expect(await decodePng(bytes)).toMatchObject({ width: 400, height: 400 });
      const read = await readBarcodes(bytes, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' });
      expect(read.map(({ text }) => text)).toEqual([made.text]);
    }
  });
});
