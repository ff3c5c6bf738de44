import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode, LEVELS } from '#engine';
import type { Pixels } from '#raster';
import { type DecoderModule, decodeCodes } from './decoders.ts';

const MODULE: DecoderModule = {
  bytes: new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer,
};

/** Joins pictures of the same height side by side. */
function besideEachOther(pictures: readonly Pixels[]): Pixels {
  const { height } = pictures[0];
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const data = new Uint8ClampedArray(4 * width * height);
  let left = 0;
  for (const picture of pictures) {
    for (let y = 0; y < height; y++) {
      data.set(picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width), 4 * (y * width + left));
    }
    left += picture.width;
  }
  return { width, height, data };
}

describe('the codes in a picture', () => {
  it('are found with their text, version, level and mask', async () => {
    const codes = LEVELS.map((level) => encode(`a code of level ${level}`, { level, eci: true }));
    const picture = besideEachOther(codes.map((code) => rasterize(drawQrCode(code, DEFAULT_DESIGN))));
    const found = await decodeCodes(picture, MODULE);
    for (const { version, level, mask } of codes) {
      expect(found).toContainEqual({ text: `a code of level ${level}`, version, level, mask });
    }
    expect(found).toHaveLength(codes.length);
  });

  it('are returned once for each text, and a picture without a code has none', async () => {
    const one = rasterize(drawQrCode(encode('twice', { level: 'M', eci: true }), DEFAULT_DESIGN));
    expect(await decodeCodes(besideEachOther([one, one]), MODULE)).toMatchObject([{ text: 'twice' }]);
    const empty = { ...one, data: new Uint8ClampedArray(one.data.length).fill(255) };
    expect(await decodeCodes(empty, MODULE)).toEqual([]);
  });

  it('have their version, level and mask identified by the weak decoder too', async () => {
    const code = encode('seen by the weak one', { level: 'Q', minVersion: 5 });
    const found = await decodeCodes(rasterize(drawQrCode(code, DEFAULT_DESIGN)), null);
    expect(found).toEqual([{ text: 'seen by the weak one', version: 5, level: 'Q', mask: code.mask }]);
  });
});
