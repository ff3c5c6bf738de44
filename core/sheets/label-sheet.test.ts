import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { clearPixels, type UploadedImage } from '#raster';
import {
  fitsLabel,
  isSheet,
  type LabelShape,
  longestTextFor,
  makeForLabel,
  moduleAlone,
  type OwnSheet,
  PAPERS,
  qualityOf,
  sheetOf,
} from './label-sheet.ts';

const OWN: OwnSheet = { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.21, top: 15.15 };

it('six numbers describe a custom sheet, whose opposite margins are equal', () => {
  const sheet = sheetOf(OWN, PAPERS.A4);
  expect(isSheet(sheet)).toBe(true);
  expect(sheet).toMatchObject({ pitchX: expect.closeTo(66.04, 2), pitchY: expect.closeTo(38.1, 2) });
  expect(sheetOf({ ...OWN, columns: 1, rows: 1 }, PAPERS.A4)).toMatchObject({ pitchX: 63.5, pitchY: 38.1 });
});

it.each<[Partial<OwnSheet>, unknown]>([
  [{ columns: 0 }, { kind: 'number', field: 'columns' }],
  [{ columns: 2.5 }, { kind: 'number', field: 'columns' }],
  [{ width: Number.NaN }, { kind: 'number', field: 'width' }],
  [{ height: 298 }, { kind: 'number', field: 'height' }],
  [{ columns: 4 }, { kind: 'columns', wanted: 4, most: 3 }],
  [{ rows: 8 }, { kind: 'rows', wanted: 8, most: 7 }],
  [{ left: 100 }, { kind: 'columns', wanted: 3, most: 0 }],
  [
    { columns: 4, rows: 8 },
    { kind: 'columns', wanted: 4, most: 3 },
  ],
])('sheetOf names the first problem of a custom sheet with the numbers %j', (change, problem) => {
  expect(sheetOf({ ...OWN, ...change }, PAPERS.A4)).toEqual(problem);
});

it('the labels of a custom sheet may exceed the paper by 0.05 mm, because their sizes are rounded', () => {
  const edge: OwnSheet = { columns: 3, rows: 8, width: 70, height: 37.13, left: 0, top: 0 };
  expect(isSheet(sheetOf(edge, PAPERS.A4))).toBe(true);
  expect(isSheet(sheetOf({ ...edge, height: 37.132 }, PAPERS.A4))).toBe(false);
});

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
