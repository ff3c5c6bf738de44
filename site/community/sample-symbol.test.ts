import { expect, test } from 'vitest';
import { encode, isDark, isMasked, MASKS } from '#engine';
import { patternAt, SAMPLE_MASKS, SIDE } from './sample-symbol.ts';

const places = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const);

test('a sample symbol has the finder and timing patterns of a real symbol of version 1', () => {
  const code = encode('A', { level: 'L' });
  expect(code.size).toBe(SIDE);
  const drawn = places.filter(([column, row]) => patternAt(column, row) !== undefined);
  expect(drawn).toHaveLength(3 * 64 + 2 * 5);
  for (const [column, row] of drawn) expect(patternAt(column, row)).toBe(isDark(code, column, row));
});

test('the sample masks invert the same modules as the eight masks of the encoder', () => {
  expect(SAMPLE_MASKS).toHaveLength(MASKS.length);
  for (const mask of MASKS) {
    for (const [column, row] of places) expect(SAMPLE_MASKS[mask](column, row)).toBe(isMasked(mask, column, row));
  }
});
