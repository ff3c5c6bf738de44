import { describe, expect, it } from 'vitest';
import { lengthOfPath } from './path-length.ts';

describe('lengthOfPath', () => {
  it.each([
    ['', 0],
    ['M3 4', 0],
    ['M0 0L3 4l3,4', 10],
    ['m1 1 3 4-3-4', 10],
    ['M0 0L3 4 1e1 4.0.5 0', 12 + Math.hypot(9.5, 4)],
    ['M1 1H4h-1V5v2', 10],
    ['M0 0m30 40m30 40L0 0', 100],
    ['M1 1h3v4zh1zm0 0v1', 15],
    ['M0 0C0 3 4 3 4 0', 10],
    ['M0 0c0 3 4 3 4 0s4-3 4 0', 20],
    ['M9 9s0 3 4 3', 7],
    ['M0 0Q3 4 6 0t6 0', 20],
    ['M0 0t3 4T6 8', 10],
    ['M0 0Q3 4 6 0s2 0 2 0', 12],
    ['M0 0a0 5 0 0 1 3 4', 5],
  ])('is exact for lines, and the length of the control polygon for curves: %j', (data, length) => {
    expect(lengthOfPath(data)).toBeCloseTo(length, 9);
  });

  it.each([
    ['flags without spaces', 'M0 0A5 5 0 0110 0', 10 * Math.PI],
    ['flags without spaces, twice', 'M0 0a5-3 0 0110 0 5 3 0 11-10 0', 20 * Math.PI],
    ['an ellipse that is enlarged', 'M0 0A1 .01 0 0 1 0 2', 200 * Math.PI],
    ['an ellipse that is turned, and not enlarged', 'M0 0A1 .01 90 0 1 0 2', 2 * Math.PI],
  ])('is the circumference of a circle around the ellipse for arcs: %s', (_name, data, length) => {
    expect(lengthOfPath(data)).toBeCloseTo(length, 9);
  });

  it.each(['M0 0L5', 'M0 0;L5 5', 'M0 0Z5 5', '5 5', 'M0 0A5 5 0 2 1 9 9', 'none', 'M0 0L1e999 0', 'M0 0L1e999 0L0 0'])(
    'is infinite if the data has an error or a number that is too large: %j',
    (data) => expect(lengthOfPath(data)).toBe(Number.POSITIVE_INFINITY),
  );
});
