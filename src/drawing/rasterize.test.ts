import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type ImagePosition } from '#design';
import { encode } from '#engine';
import type { UploadedImage } from '#raster';
import { drawQrCode } from './draw-qr-code.ts';
import { pixelGrid } from './module-grid.ts';
import { paintBands, rasterize } from './rasterize.ts';

const CODE = encode('BAND BY BAND', { level: 'H' });

/** An image of many colours, some of it clear. */
const IMAGE: UploadedImage = {
  pixels: {
    width: 90,
    height: 50,
    data: Uint8ClampedArray.from({ length: 18_000 }, (_, k) => (k * 7 + (k >> 6)) % 256),
  },
  href: '',
};

// Of the larger side the image is more than is kept as a whole.
it.each<[number, ImagePosition]>([
  [400, 'center'],
  [400, 'full'],
  [2100, 'center'],
  [2100, 'full'],
])('paints a picture of %d pixels with an image in the %s in bands as it paints it whole', (side, imagePosition) => {
  const style = { ...DEFAULT_STYLE, moduleShape: 'rounded', cornerSquareShape: 'circle' } as const;
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', style, imagePosition, imageSize: 50 } as const;
  const drawing = drawQrCode(CODE, design, IMAGE, pixelGrid(CODE.size, side));
  const whole = Buffer.from(rasterize(drawing).data);
  const paint = paintBands(drawing);
  for (const [top, height] of [
    [0, 3],
    [Math.floor(side / 3), 40],
    [Math.floor(side / 2), 1],
    [side - 10, 10],
  ]) {
    const band = Buffer.from(paint(top, height).data);
    expect(Buffer.compare(band, whole.subarray(4 * side * top, 4 * side * (top + height))), `${top}`).toBe(0);
  }
});
