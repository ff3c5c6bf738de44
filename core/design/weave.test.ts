import { expect, it } from 'vitest';
import { cropBox } from './weave.ts';

const WIDE = { width: 400, height: 200 };

it.each([
  ['the middle', { x: 0.5, y: 0.5, side: 1 }, { x: 100, y: 0, side: 200 }],
  ['a smaller square', { x: 0.25, y: 0.5, side: 0.5 }, { x: 50, y: 50, side: 100 }],
  [
    'a square that would extend beyond the left and the upper edge',
    { x: 0, y: 0, side: 0.5 },
    { x: 0, y: 0, side: 100 },
  ],
  [
    'a square that would extend beyond the right and the lower edge',
    { x: 1, y: 1, side: 0.5 },
    { x: 300, y: 100, side: 100 },
  ],
] as const)('the crop of an image lies inside it: %s', (_, crop, box) => {
  expect(cropBox(WIDE, crop)).toEqual(box);
});

it('the side of a crop is relative to the shorter edge of the image, also in a tall image', () => {
  expect(cropBox({ width: 200, height: 400 }, { x: 0.5, y: 0.75, side: 0.5 })).toEqual({ x: 50, y: 250, side: 100 });
});
