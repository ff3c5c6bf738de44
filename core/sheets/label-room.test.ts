import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { clearPixels, type UploadedImage } from '#raster';
import { fitsLabel, type LabelShape, longestTextFor, makeForLabel, moduleAlone, qualityOf } from './label-room.ts';

const WIDE: LabelShape = { width: 60, height: 30, shape: 'rectangle' };
const SMALL: LabelShape = { width: 25.4, height: 10, shape: 'rectangle' };
const ROUND: LabelShape = { width: 40, height: 40, shape: 'round' };

it.each<[string, LabelShape, boolean, number]>([
  // The code has 21 modules on a side and, with its quiet zone, 29. The blank strip is 2 mm wide.
  ['its quiet zone reaches the edge of the label', WIDE, false, 30 / 29],
  ['its modules reach the blank strip', { ...WIDE, height: 12 }, false, 8 / 21],
  ['its printed quiet zone reaches the blank strip', WIDE, true, 26 / 29],
  ['the corners of its quiet zone reach the edge of a round label', ROUND, false, 40 / Math.SQRT2 / 29],
  ['the corners of its printed quiet zone reach a round blank strip', ROUND, true, 36 / Math.SQRT2 / 29],
])('a code alone on a label is so large that %s', (_, label, isColored, moduleWidth) => {
  expect(moduleAlone(label, 21, isColored)).toBeCloseTo(moduleWidth, 9);
});

it('a label of 10 mm has room for 7 characters in narrow modules, a lower one for none, a large one for any text', () => {
  expect(longestTextFor(SMALL)).toBe(7);
  expect(qualityOf(moduleAlone(SMALL, 21, false))).toBe('narrow');
  expect(longestTextFor({ ...SMALL, height: 9 })).toBe(0);
  expect(longestTextFor({ width: 100, height: 100, shape: 'rectangle' })).toBeNull();
});

function designOf(content: string): QrDesign {
  return { ...DEFAULT_DESIGN, type: 'text', content };
}

it('a code on a small label has level M if that makes modules narrower than 0.4 mm wider, unless it has an image', () => {
  const made = (height: number, design: QrDesign, image: UploadedImage | null = null) =>
    makeForLabel(design, image, { ...SMALL, height }).code;
  const design = designOf('abcdefgh');
  // Version 2 at level H: 25 modules, and 2 mm on either side.
  expect(made(25 * 0.4 + 4.001, design)).toMatchObject({ level: 'H', size: 25 });
  expect(made(25 * 0.4 + 3.999, design)).toMatchObject({ level: 'M', size: 21 });
  expect(made(10, designOf('ASN0001'))).toMatchObject({ level: 'H', size: 21 });
  const long = { ...designOf('a'.repeat(30)), qrType: 'custom', customImage: '', imageSize: 10 } as const;
  expect(made(10, long)).toMatchObject({ level: 'M' });
  expect(made(10, long, { pixels: clearPixels(8, 8), href: '' })).toMatchObject({ level: 'H' });
});

it('a text does not fit a label if its modules would be narrower than 0.25 mm', () => {
  const sizeOf = (content: string): number => makeForLabel(designOf(content), null, SMALL).code.size;
  expect(fitsLabel(sizeOf('a'.repeat(14)), SMALL)).toBe(true);
  expect(fitsLabel(sizeOf('a'.repeat(15)), SMALL)).toBe(false);
});
