import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { encode } from '#engine';
import { clearPixels } from '#raster';
import { drawQrCode } from './draw-qr-code.ts';
import { moduleGrid, pixelGrid } from './module-grid.ts';

const CODE = encode('AN IMAGE', { level: 'H' });
const DESIGN: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', imageSize: 30 };
const IMAGE = { pixels: clearPixels(10, 10), href: '' };

it('on a module grid, the white box extends beyond each edge of the image by 5/400 of the frame', () => {
  const grid = moduleGrid(CODE.size, 4);
  const { layers, code } = drawQrCode(CODE, DESIGN, IMAGE, grid);
  expect(code).toEqual({ grid, x: 0, y: 0 });
  const [box, image] = layers.slice(-2);
  if (box.kind !== 'path' || image.kind !== 'image') return expect.fail('No image on its box');
  // The frame is the code with a quiet zone of one module.
  const side = CODE.size + 2;
  expect(image.width).toBeCloseTo(0.3 * side, 6);
  expect(Number(/h([\d.]+)v/.exec(box.d)?.[1])).toBeCloseTo((0.3 + 10 / 400) * side, 2);
});

it('on a pixel grid, a thin image is 1 pixel high if the drawing has an odd size, and 2 pixels high otherwise', () => {
  const thin = { pixels: clearPixels(1000, 1), href: '' };
  for (const [size, height] of [
    [400, 2],
    [401, 1],
  ]) {
    const image = drawQrCode(CODE, DESIGN, thin, pixelGrid(CODE.size, size)).layers.at(-1);
    expect(image).toMatchObject({ kind: 'image', height, y: (size - height) / 2 });
  }
});
