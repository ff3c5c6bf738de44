import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode, MASKS, type Mask } from '#engine';
import { coverAskew, errorBudget } from './error-budget.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Puts a white box on a code of version 1, whose modules are 17.4 pixels wide, and counts the wrong codewords. The
 * column `right` and the row `bottom` are the first ones outside the box.
 */
function boxed([left, top, right, bottom]: Box, mask: Mask = 4) {
  const code = encode('1', { level: 'H', minVersion: 1, mask });
  const picture = rasterize(drawQrCode(code, DEFAULT_DESIGN));
  for (let y = top; y < bottom; y++) picture.data.fill(255, 4 * (y * 400 + left), 4 * (y * 400 + right));
  const subject = { code, picture, grid: pixelGrid(code.size) };
  const budget = errorBudget(subject);
  return { covered: budget.blocks[budget.worst].wrong, askew: coverAskew(subject, budget).wrong };
}

it('coverAskew counts nothing in an undamaged code', () => {
  expect(boxed([0, 0, 0, 0])).toEqual({ covered: 0, askew: 0 });
});

it('coverAskew counts only the covered codewords if the edges of a box run between modules', () => {
  // The box covers four by four modules.
  const { covered, askew } = boxed([174, 174, 243, 243]);
  expect(covered).toBeGreaterThan(1);
  expect(askew).toBe(covered);
});

it('coverAskew counts more than the covered codewords if the edges of a box run through the middle of modules', () => {
  const { covered, askew } = boxed([166, 166, 251, 251]);
  expect(covered).toBe(boxed([174, 174, 243, 243]).covered);
  expect(askew).toBeGreaterThan(covered);
});

const BOXES: readonly [side: string, box: Box, further: Box][] = [
  ['left and above', [166, 166, 243, 243], [163, 163, 243, 243]],
  ['right and above', [174, 166, 251, 243], [174, 163, 254, 243]],
  ['left and below', [166, 174, 243, 251], [163, 174, 243, 254]],
  ['right and below', [174, 174, 251, 251], [174, 174, 254, 254]],
];

it.each(BOXES)(
  'coverAskew counts at least the codewords that the box would cover if it reached three pixels farther %s',
  (_, box, further) => {
    let isMoreOfBoth = false;
    for (const mask of MASKS) {
      const { covered } = boxed(further, mask);
      expect(boxed(box, mask).askew).toBeGreaterThanOrEqual(covered);
      // Under at least one mask, a box that reaches farther both across and down covers more codewords than a box that
      // reaches farther only across or only down.
      const [left, top, right, bottom] = further;
      const onlyAcross = boxed([left, box[1], right, box[3]], mask).covered;
      const onlyDown = boxed([box[0], top, box[2], bottom], mask).covered;
      isMoreOfBoth ||= covered > Math.max(onlyAcross, onlyDown);
    }
    expect(isMoreOfBoth).toBe(true);
  },
);

it('coverAskew samples 0.15 module off center, which is three pixels if modules are 17.4 pixels wide', () => {
  /** Moves the left edge of a box to the left, pixel by pixel, and returns the first place where the count changes. */
  const firstEdge = (count: 'covered' | 'askew'): number => {
    let edge = 174;
    const before = boxed([edge, 174, 243, 243])[count];
    while (boxed([edge, 174, 243, 243])[count] === before) edge--;
    return edge;
  };
  expect(firstEdge('askew') - firstEdge('covered')).toBe(3);
});
