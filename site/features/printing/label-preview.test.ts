import { expect, it } from 'vitest';
import { placeAfterKey } from './label-preview.tsx';

/** Places on the sheet: 0 1 2, and below them 3 4 5. */
const SHEET = { columns: 3, rows: 2 };

it.each([
  ['ArrowRight', [1, 2, null, 4, 5, null]],
  ['ArrowLeft', [null, 0, 1, null, 3, 4]],
  ['ArrowDown', [3, 4, 5, null, null, null]],
  ['ArrowUp', [null, null, null, 0, 1, 2]],
  ['Home', [0, 0, 0, 0, 0, 0]],
  ['End', [5, 5, 5, 5, 5, 5]],
  ['Enter', [null, null, null, null, null, null]],
])('the key %s moves from the labels 0 to 5 of a sheet to the labels %j', (key, places) => {
  expect([0, 1, 2, 3, 4, 5].map((place) => placeAfterKey(key, place, SHEET))).toEqual(places);
});
