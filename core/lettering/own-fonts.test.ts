import { expect, it } from 'vitest';
import { MASK_DENSITY, MOST_EM_PIXELS, traceMask } from './own-fonts.ts';

it('traceMask outlines the covered pixels of a line whose baseline starts at the given point', () => {
  const mask = { width: 2, covered: Uint8Array.of(1, 0, 1, 1), left: 1, baseline: 2 };
  expect(traceMask(mask, 10, 20, 0.5)).toBe('M9.5 19h0.5v0.5h0.5v0.5h-1z');
});

it('masks have 1,200 pixels per inch, and at most 400 per em', () => {
  expect([MASK_DENSITY * 25.4, MOST_EM_PIXELS]).toEqual([expect.closeTo(1200, 9), 400]);
});
