import { expect, it } from 'vitest';
import { colorsOf } from './colors-of-paint.ts';
import type { Paint } from './drawing.ts';

const [from, to] = [
  { r: 200, g: 0, b: 0, a: 1 },
  { r: 0, g: 100, b: 0, a: 0.5 },
];
const MIDDLE = [100, 50, 0, 0.75];

function colorAt(paint: Paint, x: number, y: number): number[] {
  const color = new Float64Array(4);
  colorsOf(paint)(x, y, color);
  return [...color];
}

it('a gradient mixes colors and opacities, and keeps its first and last color beyond its ends', () => {
  const linear = { kind: 'linear', x1: 10, y1: 0, x2: 30, y2: 0, from, to } as const;
  expect([0, 20, 40].map((x) => colorAt(linear, x, 7))).toEqual([Object.values(from), MIDDLE, Object.values(to)]);
  const radial = { kind: 'radial', cx: 5, cy: 5, r: 10, from, to } as const;
  expect([5, 10, 20].map((y) => colorAt(radial, 5, y))).toEqual([Object.values(from), MIDDLE, Object.values(to)]);
});
