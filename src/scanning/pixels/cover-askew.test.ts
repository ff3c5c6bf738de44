import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode } from '#engine';
import { coverAskew } from './cover-askew.ts';
import { errorBudget } from './error-budget.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A code of version 2, whose modules are 14.8 pixels wide, under a white box from `left`, `top` to before `right`, `bottom`. */
function boxed(...[left, top, right, bottom]: Box) {
  const code = encode('ASKEW', { level: 'H', minVersion: 2, mask: 4 });
  const picture = rasterize(drawQrCode(code, DEFAULT_DESIGN));
  for (let y = top; y < bottom; y++) picture.data.fill(255, 4 * (y * 400 + left), 4 * (y * 400 + right));
  const subject = { code, picture, grid: pixelGrid(code.size) };
  const budget = errorBudget(subject);
  return { covered: budget.blocks[budget.worst].wrong, askew: coverAskew(subject, budget).wrong };
}

it('is nothing in a code that is whole', () => {
  expect(boxed(0, 0, 0, 0)).toEqual({ covered: 0, askew: 0 });
});

it('is what is covered where edges run between modules', () => {
  // From module 9 to 16, as cells of the picture.
  const { covered, askew } = boxed(148, 148, 252, 252);
  expect(covered).toBeGreaterThan(4);
  expect(askew).toBe(covered);
});

it('is more where edges run through the middles of modules', () => {
  const { covered, askew } = boxed(142, 142, 258, 258);
  expect(covered).toBe(boxed(148, 148, 252, 252).covered);
  expect(askew).toBeGreaterThan(covered + 1);
});

/** Left, top, right, bottom: a box of which two edges run through middles, and one that reaches beyond these. */
const BOXES: readonly [side: string, box: Box, further: Box][] = [
  ['left and above', [142, 142, 252, 252], [140, 140, 252, 252]],
  ['right and above', [148, 142, 258, 252], [148, 140, 260, 252]],
  ['left and below', [142, 148, 252, 258], [140, 148, 252, 260]],
  ['right and below', [148, 148, 258, 258], [148, 148, 260, 260]],
];

it.each(BOXES)('is what a box would cover that reaches a little further %s', (_, box, further) => {
  const { covered, askew } = boxed(...box);
  expect(askew).toBe(boxed(...further).covered);
  expect(askew).toBeGreaterThan(covered);
});
