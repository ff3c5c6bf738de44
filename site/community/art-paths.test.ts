import { expect, test } from 'vitest';
import { circle, frame, modules, polygon, rectangle } from './art-paths.ts';

test('a rectangle with a radius has rounded corners, and a square becomes a circle if the radius is half its side or more', () => {
  expect(rectangle(1, 2, 4, 3)).toBe('M1 2h4v3h-4z');
  expect(rectangle(0, 0, 4, 4, 1)).toBe('M1 0h2a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z');
  for (const radius of [2, 9]) expect(rectangle(0, 0, 4, 4, radius)).toBe(circle(2, 2, 2));
});

test('a circle runs clockwise, and a hole counterclockwise', () => {
  expect(circle(5, 5, 2)).toBe('M3 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z');
  expect(circle(5, 5, 2, true)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z');
});

test('a polygon is closed, and a frame has a band of equal width on each side', () => {
  expect(
    polygon([
      [0, 0],
      [1.234, 5.678],
    ]),
  ).toBe('M0 0L1.23 5.68z');
  expect(frame(0, 0, 7, 1)).toBe('M0 0h7v7h-7zM1 1v5h5v-5z');
});

test('dark modules are joined with their neighbors in a row, but not with those below', () => {
  const isDark = (column: number, row: number) => row === 0 || column === 2;
  expect(modules(3, 2, isDark, { x: 1, y: 1, unit: 2 })).toBe('M1 1H7V3H1zM5 3H7V5H5z');
});

test('modules are by default one unit wide and begin at 0, 0', () => {
  expect(modules(2, 1, (column) => column === 1)).toBe('M1 0H2V1H1z');
});
