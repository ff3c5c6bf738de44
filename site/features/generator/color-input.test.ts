import { expect, it } from 'vitest';
import { inkContrast } from './color-input.tsx';

it('inkContrast is the contrast of two valid colors, rounded down to a tenth', () => {
  expect(inkContrast('#000', '#fff')).toBe(21);
  expect(inkContrast('#767676', 'FFFFFF')).toBe(4.5);
  // The exact contrast is 4.478.
  expect(inkContrast('#777777', '#fff')).toBe(4.4);
  expect(inkContrast('black', '#fff')).toBeNull();
});
