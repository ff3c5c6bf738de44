import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { type Drawing, drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode } from '#engine';
import { readChunks, type UploadedImage } from '#raster';
import { writePng } from './png-file.ts';

const CODE = encode('PNG', { level: 'H' });
const SCALE = 7;

const PHOTO: UploadedImage = {
  pixels: {
    width: 120,
    height: 80,
    data: Uint8ClampedArray.from({ length: 38_400 }, (_, k) => (k % 4 === 3 ? 255 : (k * 7 + (k >> 9)) % 256)),
  },
  href: '',
};

function draw(style: Partial<QrStyle>, design: Partial<QrDesign> = {}, image: UploadedImage | null = null): Drawing {
  const styled: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style }, ...design };
  return drawQrCode(CODE, styled, image, pixelGrid(CODE.size, SCALE * (CODE.size + 8), 4));
}

const DEEP = { 1: 'one bit', 2: 'two bits', 4: 'four bits', 8: 'a byte' } as const;

it.each([
  { what: 'black on white', drawing: draw({}), expected: 'palette indexes of one bit' },
  {
    what: 'four colors',
    drawing: draw({ cornerSquaresColor: '#A00', cornerDotsColor: '#00A' }),
    expected: 'palette indexes of two bits',
  },
  { what: 'black on transparent', drawing: draw({ backgroundColor: '#FFF0' }), expected: 'palette indexes of one bit' },
  { what: 'circles', drawing: draw({ moduleShape: 'dots' }), expected: 'palette indexes of four bits' },
  {
    what: 'rounded corners',
    drawing: draw({
      moduleShape: 'rounded',
      cornerSquareShape: 'rounded',
      cornerDotShape: 'circle',
      foregroundColor: '#123456',
    }),
    expected: 'palette indexes of a byte',
  },
  {
    what: 'a gradient',
    drawing: draw({ gradientType: 'linear', gradientColor1: '#00F', gradientColor2: '#F80' }),
    expected: 'three channels',
  },
  {
    what: 'a photograph over everything',
    drawing: draw({}, { imagePosition: 'full' }, PHOTO),
    expected: 'three channels',
  },
  {
    what: 'a photograph on transparent',
    drawing: draw({ backgroundColor: '#FFF0' }, {}, PHOTO),
    expected: 'four channels',
  },
])('a PNG stores $what as $expected', async ({ drawing, expected }) => {
  const file = await writePng(drawing, null);
  const [header] = readChunks(file)!;
  const [depth, type] = [header.data[8], header.data[9]];
  const kinds: Record<number, string> = {
    2: 'three channels',
    3: `palette indexes of ${DEEP[depth as keyof typeof DEEP]}`,
    6: 'four channels',
  };
  expect(kinds[type]).toBe(expected);
  // An independent PNG library must read the painted pixels. The color of a transparent pixel does not matter.
  const { width, height, data } = PNG.sync.read(Buffer.from(file));
  const pixels = rasterize(drawing);
  expect([width, height]).toEqual([pixels.width, pixels.height]);
  let different = 0;
  for (let index = 0; index < data.length; index += 4) {
    if (data[index + 3] !== pixels.data[index + 3]) different++;
    for (let channel = 0; channel < 3 && data[index + 3] > 0; channel++) {
      if (data[index + channel] !== pixels.data[index + channel]) different++;
    }
  }
  expect(different).toBe(0);
});

it('a PNG states a print density only if one was requested', async () => {
  const densityOf = (file: Uint8Array<ArrayBuffer>): number[] | undefined => {
    const chunk = readChunks(file)!.find(({ type }) => type === 'pHYs');
    return chunk && [...new Uint32Array(new Uint8Array(chunk.data.slice(0, 8)).reverse().buffer), chunk.data[8]];
  };
  expect(densityOf(await writePng(draw({}), 11811.2))).toEqual([11811, 11811, 1]);
  expect(densityOf(await writePng(draw({}), null))).toBeUndefined();
});

it('writePng reports progress as a share that grows from 0 to 1', async () => {
  for (const drawing of [draw({}), draw({ moduleShape: 'dots' }), draw({ gradientType: 'radial' })]) {
    const shares: number[] = [];
    await writePng(drawing, null, { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares.every((share, k) => k === 0 || share > shares[k - 1])).toBe(true);
    expect(shares.at(-1)).toBeCloseTo(1);
  }
});
