import { expect, it } from 'vitest';
import { clearPixels, decodePng, readDataUrl } from '#raster';
import { makeThumbnail } from './make-code.ts';

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
