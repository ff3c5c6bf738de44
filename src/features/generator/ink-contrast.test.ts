import { expect, it } from 'vitest';
import { inkContrast, NEEDED_CONTRAST } from './ink-contrast.ts';

it('measures what is read, rounded down', () => {
  expect(inkContrast('#000', '#fff')).toBe(21);
  expect(inkContrast('#767676', 'FFFFFF')).toBe(4.5);
  expect(inkContrast('black', '#fff')).toBeNull();
});

it('needs what phones need: 5.5 to 1', () => {
  expect(NEEDED_CONTRAST).toBe(5.5);
});
