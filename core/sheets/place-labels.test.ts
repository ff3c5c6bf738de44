import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cornerOf, labelsOn, PAPERS, rollOf } from './label-sheet.ts';
import { labelSheet } from './label-sheets.ts';
import { isSheet, OWN_SHEET_LIMITS, type OwnSheet, sheetOf } from './own-sheet.ts';
import { placeLabels } from './place-labels.ts';

const SHEET = labelSheet('l7160')!;

it('placeLabels fills one sheet after another, each from its upper left corner', () => {
  const pages = placeLabels(50, SHEET);
  expect(pages.map((page) => page.length)).toEqual([21, 21, 8]);
  expect(pages.flat().map(({ label }) => label)).toEqual(Array.from({ length: 50 }, (_, k) => k));
  expect(pages[1][20]).toEqual({ label: 41, place: 20, ...cornerOf(SHEET, 20) });
});

it('placeLabels begins at the start label and skips used labels, but only on the first sheet', () => {
  const pages = placeLabels(25, SHEET, { start: 18, used: new Set([3, 19, 21]) });
  expect(pages.map((page) => page.map(({ place }) => place + 1))).toEqual([
    [18, 20],
    Array.from({ length: 21 }, (_, k) => k + 1),
    [1, 2],
  ]);
});

it('placeLabels leaves out the first sheet if all of its labels are used', () => {
  const used = new Set(Array.from({ length: 21 }, (_, k) => k + 1));
  expect(placeLabels(2, SHEET, { start: 1, used }).map((page) => page.map(({ place }) => place))).toEqual([[0, 1]]);
});

it('for any start and any used places, placeLabels places each label of a run once, and none on a used place', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 21 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 21 })),
      (count, start, used) => {
        const pages = placeLabels(count, SHEET, { start, used: new Set(used) });
        expect(pages.flat().map(({ label }) => label)).toEqual(Array.from({ length: count }, (_, k) => k));
        const free = 21 - new Set([...used, ...Array.from({ length: start - 1 }, (_, k) => k + 1)]).size;
        expect(pages).toHaveLength(Math.ceil(Math.max(0, count - free) / 21) + (count > 0 && free > 0 ? 1 : 0));
        for (const { place } of free > 0 ? (pages[0] ?? []) : []) {
          expect(place + 1).toBeGreaterThanOrEqual(start);
          expect(used).not.toContain(place + 1);
        }
      },
    ),
    { numRuns: 200, seed: 21 },
  );
});

it('a correction scales all positions from the upper left corner, then moves all labels by the same distance', () => {
  const [[first, , , , , , , , , , , , , , , , , , , , last]] = placeLabels(
    21,
    SHEET,
    { start: 1, used: new Set() },
    { x: -0.3, y: 1.2, percent: 99.5 },
  );
  expect([first.x, first.y, last.x, last.y]).toEqual(
    [0.995 * 7.21 - 0.3, 0.995 * 15.15 + 1.2, 0.995 * 139.29 - 0.3, 0.995 * 243.75 + 1.2].map((mm) =>
      expect.closeTo(mm, 6),
    ),
  );
});

it('a roll has one label on each page', () => {
  const roll = rollOf(62, 29);
  expect([labelsOn(roll), roll.paper]).toEqual([1, { width: 62, height: 29 }]);
  expect(roll).toMatchObject({ name: '', sources: 0 });
  expect(placeLabels(3, roll).map((page) => page.map(({ x, y }) => [x, y]))).toEqual([[[0, 0]], [[0, 0]], [[0, 0]]]);
});

const OWN: OwnSheet = { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.21, top: 15.15 };

it('six numbers describe a custom sheet, whose opposite margins are equal', () => {
  const sheet = sheetOf(OWN, PAPERS.A4);
  expect(sheet).toMatchObject({ pitchX: expect.closeTo(66.04, 2), pitchY: expect.closeTo(38.1, 2) });
  expect(isSheet(sheet)).toBe(true);
  expect(sheet).toMatchObject({ name: '', sources: 0 });
  expect(sheetOf({ ...OWN, columns: 1, rows: 1 }, PAPERS.A4)).toMatchObject({ pitchX: 63.5, pitchY: 38.1 });
});

it.each<[Partial<OwnSheet>, unknown]>([
  [{ columns: 0 }, { kind: 'number', field: 'columns' }],
  [{ columns: 2.5 }, { kind: 'number', field: 'columns' }],
  [{ rows: 51 }, { kind: 'number', field: 'rows' }],
  [{ width: Number.NaN }, { kind: 'number', field: 'width' }],
  [{ width: 7.9 }, { kind: 'number', field: 'width' }],
  [{ height: 298 }, { kind: 'number', field: 'height' }],
  [{ left: -1 }, { kind: 'number', field: 'left' }],
  [{ top: Number.POSITIVE_INFINITY }, { kind: 'number', field: 'top' }],
  [{ columns: 4 }, { kind: 'columns', wanted: 4, most: 3 }],
  [{ rows: 8 }, { kind: 'rows', wanted: 8, most: 7 }],
  [{ left: 100 }, { kind: 'columns', wanted: 3, most: 0 }],
  [
    { columns: 4, rows: 8 },
    { kind: 'columns', wanted: 4, most: 3 },
  ],
  [
    { columns: 21, rows: 51 },
    { kind: 'number', field: 'columns' },
  ],
])('sheetOf names the problem of a custom sheet with the numbers %j', (change, problem) => {
  expect(sheetOf({ ...OWN, ...change }, PAPERS.A4)).toEqual(problem);
});

it('the numbers of a custom sheet have limits', () => {
  expect(OWN_SHEET_LIMITS).toEqual({
    ...{ columns: { least: 1, most: 20 }, rows: { least: 1, most: 50 } },
    ...{ width: { least: 8, most: 210 }, height: { least: 8, most: 297 } },
    ...{ left: { least: 0, most: 100 }, top: { least: 0, most: 100 } },
  });
  const least = { columns: 20, rows: 33, width: 8, height: 8, left: 0, top: 0 };
  const most = { columns: 1, rows: 1, width: 210, height: 297, left: 0, top: 0 };
  for (const own of [least, most]) expect(isSheet(sheetOf(own, PAPERS.A4))).toBe(true);
});

it('the labels of a custom sheet may exceed the paper by 0.05 mm, because their sizes are rounded', () => {
  const edge: OwnSheet = { columns: 3, rows: 8, width: 70, height: 37.13, left: 0, top: 0 };
  expect(isSheet(sheetOf(edge, PAPERS.A4))).toBe(true);
  expect(isSheet(sheetOf({ ...edge, height: 37.132 }, PAPERS.A4))).toBe(false);
});
