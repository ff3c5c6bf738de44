import { expect, test } from 'vitest';
import { isMasked, MASKS } from './masks.ts';
import { isInverted } from './testing/symbol-reading.ts';

test('there are eight masks', () => {
  expect(MASKS).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
}, 60_000);

test('masks equal those of a second implementation of Table 10', () => {
  for (const mask of MASKS) {
    for (let y = 0; y < 30; y++) {
      for (let x = 0; x < 30; x++)
        expect([mask, x, y, isMasked(mask, x, y)]).toEqual([mask, x, y, isInverted(mask, y, x)]);
    }
  }
}, 60_000);

test('each mask begins with these six modules in its first row and in its first column', () => {
  const firstRow = MASKS.map((mask) => [0, 1, 2, 3, 4, 5].map((x) => (isMasked(mask, x, 0) ? '■' : '□')).join(''));
  expect(firstRow).toEqual(['■□■□■□', '■■■■■■', '■□□■□□', '■□□■□□', '■■■□□□', '■■■■■■', '■■■■■■', '■□■□■□']);
  const firstColumn = MASKS.map((mask) => [0, 1, 2, 3, 4, 5].map((y) => (isMasked(mask, 0, y) ? '■' : '□')).join(''));
  expect(firstColumn).toEqual(['■□■□■□', '■□■□■□', '■■■■■■', '■□□■□□', '■■□□■■', '■■■■■■', '■■■■■■', '■□■□■□']);
}, 60_000);
