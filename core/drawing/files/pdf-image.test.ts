import { expect, it } from 'vitest';
import { decodePng, type Pixels, writeChunks } from '#raster';
import { PdfObjects } from './pdf-objects.ts';
import { addImage } from './pdf-paint.ts';

const data = Uint8ClampedArray.from({ length: 24 }, (_, k) => (k % 4 === 3 ? 255 : 10 * k));
const OPAQUE: Pixels = { width: 3, height: 2, data };
const TRANSLUCENT: Pixels = { ...OPAQUE, data: data.with(7, 100) };

/** Returns an image of a PDF as pixels. Its stream has the form of a PNG's, so a PNG decoder reads it. */
async function read({ head, stream }: ReturnType<PdfObjects['all']>[number]): Promise<number[]> {
  const [width, height] = ['Width', 'Height'].map((name) => Number(new RegExp(`/${name} (\\d+)`).exec(head)?.[1]));
  const header = Uint8Array.of(0, 0, 0, width, 0, 0, 0, height, 8, head.includes('/DeviceRGB') ? 2 : 0, 0, 0, 0);
  const chunks = [
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: Uint8Array.from(stream ?? []) },
    { type: 'IEND', data: new Uint8Array(0) },
  ];
  return [...((await decodePng(writeChunks(chunks)))?.data ?? [])];
}

it('an opaque image is one object with its colors', async () => {
  const objects = new PdfObjects();
  expect(await addImage(objects, OPAQUE, 'rgb')).toBe('1 0 R');
  expect(objects.all()).toHaveLength(1);
  const [image] = objects.all();
  expect(image.head).toContain('/Width 3 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 8');
  expect(image.head).toContain('/DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns 3 >>');
  expect(image.head).not.toContain('SMask');
  expect(await read(image)).toEqual([...data]);
});

it('a translucent image has its alpha as a soft mask in gray', async () => {
  const objects = new PdfObjects();
  await addImage(objects, TRANSLUCENT, 'rgb');
  const [mask, image] = objects.all();
  expect(mask.head).toContain('/ColorSpace /DeviceGray');
  expect((await read(mask)).filter((_, k) => k % 4 === 0)).toEqual([255, 100, 255, 255, 255, 255]);
  expect(image.head).toContain('/SMask 1 0 R');
  expect(await read(image)).toEqual([...data]);
});

it('for black ink, an image is stored in gray', async () => {
  const objects = new PdfObjects();
  const lumas = [0, 40, 80, 120, 160, 200];
  const pixels = { ...OPAQUE, data: Uint8ClampedArray.from(lumas.flatMap((luma) => [luma, luma, luma, 255])) };
  await addImage(objects, pixels, 'black');
  const [image] = objects.all();
  expect(image.head).toContain('/ColorSpace /DeviceGray');
  expect(image.head).toContain('/Colors 1 ');
  expect((await read(image)).filter((_, k) => k % 4 === 0)).toEqual(lumas);
});
