import { expect, it } from 'vitest';
import { readDesignIn } from '#carrying';
import { DEFAULT_DESIGN } from '#design';
import { decodePng, encodePng, readDataUrl, writeDataUrl } from '#raster';
import { carryDesign } from './carried-picture.ts';

const PIXELS = { width: 2, height: 1, data: new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255]) };

it('carryDesign puts the design into the picture, whose pixels stay the same', async () => {
  const picture = writeDataUrl('image/png', await encodePng(PIXELS));
  const carried = readDataUrl(await carryDesign(picture, { ...DEFAULT_DESIGN, content: 'example.com' }));
  const bytes = carried?.bytes ?? new Uint8Array();
  expect(carried?.type).toBe('image/png');
  expect(await readDesignIn(bytes)).toMatchObject({ is: 'design', design: { content: 'example.com' } });
  expect((await decodePng(bytes))?.data).toEqual(PIXELS.data);
});

it('carryDesign does not change a picture that is not a data URL', async () => {
  expect(await carryDesign('blob:x', DEFAULT_DESIGN)).toBe('blob:x');
});
