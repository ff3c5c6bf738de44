import { expect, it } from 'vitest';
import { MARKED_EDGE, marksAround } from './page-marks.ts';

const WEIGHT = (0.25 * 25.4) / 72;

it('crop marks are a quarter of a point wide and 5 mm long, and begin 3 mm outside each corner', () => {
  expect(MARKED_EDGE).toBe(8);
  const half = WEIGHT / 2;
  expect(marksAround({ width: 85, height: 55 }, [])).toEqual([
    [-8, -half, 5, WEIGHT],
    [88, -half, 5, WEIGHT],
    [-8, 55 - half, 5, WEIGHT],
    [88, 55 - half, 5, WEIGHT],
    [-half, -8, WEIGHT, 5],
    [-half, 58, WEIGHT, 5],
    [85 - half, -8, WEIGHT, 5],
    [85 - half, 58, WEIGHT, 5],
  ]);
});

it('a fold mark has three dashes and two gaps of 1 mm at each end of the fold', () => {
  const folds = marksAround({ width: 85, height: 55 }, [20], 0.2).slice(8);
  expect(folds).toEqual([-8, 88, -6, 90, -4, 92].map((x) => [x, 19.9, 1, 0.2]));
});
