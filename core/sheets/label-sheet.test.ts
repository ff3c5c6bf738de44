import { expect, it } from 'vitest';
import { isSheet, type OwnSheet, PAPERS, sheetOf } from './label-sheet.ts';

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
