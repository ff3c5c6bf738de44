import { expect, it } from 'vitest';
import { isSheet, LABEL_SHEETS, labelsOn, PAPERS } from '#sheets';
import {
  isLabelId,
  labelProductName,
  OWN_SHEET,
  ownPaper,
  ROLL,
  sheetOfProduct,
  USUAL_ROLL,
  usualLabels,
  usualOwn,
} from './label-product.ts';

const OWN = usualOwn(['de']);

it('usualOwn returns the layout of Avery L7160, or of 5160 where Letter paper is usual', () => {
  expect(usualOwn(['de'])).toEqual({
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    left: 7.2,
    top: 15.1,
    isLetter: 0,
  });
  expect(usualOwn(['en-US'])).toEqual({
    ...{ columns: 3, rows: 10, width: 66.6, height: 25.4, left: 4.8, top: 12.7, isLetter: 1 },
  });
  for (const own of [usualOwn(['de']), usualOwn(['en-US'])]) {
    const sheet = sheetOfProduct(OWN_SHEET, own, USUAL_ROLL);
    expect(isSheet(sheet) && labelsOn(sheet)).toBe(own.columns * own.rows);
  }
});

it('usualLabels returns the first offered sheet on the usual paper', () => {
  for (const [languages, paper] of [[['fr'], 'A4'] as const, [['en-US'], 'Letter'] as const]) {
    const first = LABEL_SHEETS.find((sheet) => sheet.paper === PAPERS[paper]);
    expect(usualLabels(languages)).toBe(`label-${first?.id}`);
  }
});

it("sheetOfProduct returns the sheet of a product, and the visitor's own sheet for an unknown product", () => {
  expect(sheetOfProduct('label-l7160', OWN, USUAL_ROLL)).toMatchObject({ id: 'l7160' });
  expect(sheetOfProduct('label-unknown', OWN, USUAL_ROLL)).toEqual(sheetOfProduct(OWN_SHEET, OWN, USUAL_ROLL));
  expect(sheetOfProduct(OWN_SHEET, { ...OWN, columns: 9 }, USUAL_ROLL)).toMatchObject({ kind: 'columns' });
});

it('sheetOfProduct limits the width and height of a roll to 8 mm at least and 300 mm at most', () => {
  const sizeOf = (width: number, height: number) => {
    const { paper } = sheetOfProduct(ROLL, OWN, { width, height }) as { paper: object };
    return paper;
  };
  expect(USUAL_ROLL).toEqual({ width: 62, height: 29 });
  expect(sizeOf(62, 29)).toEqual({ width: 62, height: 29 });
  expect(sizeOf(8, 300)).toEqual({ width: 8, height: 300 });
  expect(sizeOf(7.9, 300.1)).toEqual({ width: 8, height: 300 });
});

it("the paper of the visitor's own sheet is Letter if isLetter is 1, and A4 for any other number", () => {
  expect([1, 0, 2].map((isLetter) => ownPaper({ isLetter }))).toEqual(['Letter', 'A4', 'A4']);
});

it('labelProductName returns the name of a known sheet or a roll, and "Own sheet" for other products', () => {
  expect(['label-l7160', ROLL, OWN_SHEET, 'label-unknown'].map((id) => labelProductName(id as typeof ROLL))).toEqual([
    ...['Label sheet L7160', 'Label roll', 'Own sheet', 'Own sheet'],
  ]);
});

it('isLabelId distinguishes labels from cards', () => {
  expect([ROLL, OWN_SHEET, 'label-l7160', 'poster-a4', 'sticker-label-1'].map(isLabelId)).toEqual([
    ...[true, true, true, false, false],
  ]);
});
