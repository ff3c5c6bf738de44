import { expect, it } from 'vitest';
import { type LabelShape, marginOnLabel, moduleAlone } from './label-room.ts';

const WIDE: LabelShape = { width: 60, height: 30, shape: 'rectangle' };
const ROUND: LabelShape = { width: 40, height: 40, shape: 'round' };

it.each<[string, LabelShape, number, boolean, number]>([
  // The code has 21 modules on a side and, with its quiet zone, 29. The blank strip is 2 mm wide.
  ['its quiet zone reaches the edge of the label', WIDE, 21, false, 30 / 29],
  ['its modules reach the blank strip', { ...WIDE, height: 12 }, 21, false, 8 / 21],
  ['its printed quiet zone reaches the blank strip', WIDE, 21, true, 26 / 29],
  ['the corners of its quiet zone reach the edge of a round label', ROUND, 21, false, 40 / Math.SQRT2 / 29],
  ['the corners of its printed quiet zone reach a round blank strip', ROUND, 21, true, 36 / Math.SQRT2 / 29],
])('a code alone on a label is so large that %s', (_, label, modules, isColored, moduleWidth) => {
  expect(moduleAlone(label, modules, isColored)).toBeCloseTo(moduleWidth, 9);
});

it('if the blank strip fills the whole label, the width of a module is zero or negative', () => {
  expect(moduleAlone({ ...WIDE, height: 4 }, 21, false)).toBe(0);
  expect(moduleAlone({ ...WIDE, height: 3 }, 21, true)).toBeLessThan(0);
});

it('the margin between the modules and the edge of a label is 2 mm, or the quiet zone if that is wider', () => {
  expect([0.25, 0.5, 0.75].map(marginOnLabel)).toEqual([2, 2, 3]);
});
