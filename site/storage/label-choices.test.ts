import { expect, it } from 'vitest';
import { browserOfEachTest } from './testing/fresh-pages.ts';

const browser = browserOfEachTest();

const NONE = { x: 0, y: 0, percent: 100 };

it('the printer correction of each label sheet is stored separately', async () => {
  const { readCorrection, writeCorrection } = await browser().visit();
  expect(readCorrection('l7160')).toEqual(NONE);
  writeCorrection('l7160', { x: -0.3, y: 1.2, percent: 99.8 });
  writeCorrection('5160', { x: 10, y: -10, percent: 105 });
  expect(readCorrection('l7160')).toEqual({ x: -0.3, y: 1.2, percent: 99.8 });
  expect(readCorrection('5160')).toEqual({ x: 10, y: -10, percent: 105 });
  expect(readCorrection('l4731')).toEqual(NONE);
  writeCorrection('l4731', { x: -10, y: 10, percent: 95 });
  expect(readCorrection('l4731')).toEqual({ x: -10, y: 10, percent: 95 });
});

it.each([
  'no JSON',
  'null',
  '[]',
  '{"corrections":7}',
  '{"corrections":{"l7160":{"x":"1","y":11,"percent":94}}}',
  '{"corrections":{"l7160":{"x":-10.1,"y":null,"percent":105.1}}}',
])('invalid stored values are ignored: %s', async (stored) => {
  browser().localStorage.setItem('labelSheets', stored);
  const { readCorrection, readSheetNumbers } = await browser().visit();
  expect(readCorrection('l7160')).toEqual(NONE);
  expect(readSheetNumbers('own', { width: 70 })).toEqual({ width: 70 });
});

it('readSheetNumbers returns only the requested measures: the stored value of each, or else its default', async () => {
  const { readCorrection, readSheetNumbers, writeCorrection, writeSheetNumbers } = await browser().visit();
  writeCorrection('own', { x: 1, y: 0, percent: 100 });
  writeSheetNumbers('own', { width: 60, other: 3 });
  expect(readSheetNumbers('own', { width: 70, height: 30 })).toEqual({ width: 60, height: 30 });
  expect(readSheetNumbers('roll', { width: 62 })).toEqual({ width: 62 });
  expect(readCorrection('own').x).toBe(1);
});

it('of more than a hundred corrections, the one that was written longest ago is forgotten', async () => {
  const { readCorrection, writeCorrection } = await browser().visit();
  for (let k = 0; k < 101; k++) writeCorrection(`sheet-${k}`, { x: 1, y: 0, percent: 100 });
  expect([readCorrection('sheet-0').x, readCorrection('sheet-1').x, readCorrection('sheet-100').x]).toEqual([0, 1, 1]);
  // Writing a correction again makes it the newest.
  for (const name of ['sheet-1', 'sheet-101']) writeCorrection(name, { x: 2, y: 0, percent: 100 });
  expect([readCorrection('sheet-1').x, readCorrection('sheet-2').x, readCorrection('sheet-3').x]).toEqual([2, 0, 1]);
  writeCorrection('sheet-50', { x: 3, y: 0, percent: 100 });
  for (let k = 102; k < 152; k++) writeCorrection(`sheet-${k}`, { x: 1, y: 0, percent: 100 });
  expect([readCorrection('sheet-50').x, readCorrection('sheet-51').x]).toEqual([3, 0]);
});

it('a correction is kept for the visit if storage is forbidden', async () => {
  browser().isForbidden = true;
  const { readCorrection, writeCorrection } = await browser().visit();
  writeCorrection('l7160', { x: 1, y: 2, percent: 101 });
  expect(readCorrection('l7160')).toEqual({ x: 1, y: 2, percent: 101 });
});
