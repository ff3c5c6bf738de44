import { expect, it } from 'vitest';
import {
  clearing,
  codewordBlocks,
  finderCollection,
  magnifiedCorner,
  maskedData,
  shrinkingModules,
} from './art-fragments.ts';
import { SIDE } from './sample-symbol.ts';
import { boxAround, boxesIn, covered, draw, pathIn } from './testing/drawn-boxes.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The whole picture. */
const WHOLE = { left: 0, top: 0, right: 48, bottom: 27 };
/** A finder pattern of dark (D), colored (C) and light modules. */
const FINDER = ['DDDDDDD', 'D.....D', 'D.CCC.D', 'D.CCC.D', 'D.CCC.D', 'D.....D', 'DDDDDDD'].join('');

/** Returns the commands of path data without their numbers. */
const commandsOf = (d: string) => d.replace(/[^a-z]/gi, '');

it('in a magnified corner, the finder pattern is one module from the left or right edge; its center is colored', () => {
  const places = SEEDS.map((seed) => {
    const isDark = covered(boxesIn(pathIn(draw(magnifiedCorner, seed), 'ink')), WHOLE, 16, 9);
    const isColored = covered(boxesIn(pathIn(draw(magnifiedCorner, seed), 'accent')), WHOLE, 16, 9);
    const patternFrom = (first: number) =>
      Array.from({ length: 49 }, (_, k) => {
        const place = (1 + Math.floor(k / 7)) * 16 + first + (k % 7);
        return isColored[place] ? 'C' : isDark[place] ? 'D' : '.';
      }).join('');
    const isAt = (first: number) => patternFrom(first) === FINDER;
    return isAt(1) ? 'left' : isAt(8) ? 'right' : 'nowhere';
  });
  expect(new Set(places)).toEqual(new Set(['left', 'right']));
});

it('a clearing has a free margin of four modules around its code, with a dimension line on each side', () => {
  const shapes = draw(clearing, 1);
  const [sheet, code] = [boxAround(pathIn(shapes, 'sheet')), boxAround(pathIn(shapes, 'print'))];
  const margin = (4 * (code.right - code.left)) / SIDE;
  expect(code.left - sheet.left).toBeCloseTo(margin);
  expect(code.top - sheet.top).toBeCloseTo(margin);
  expect(sheet.right - code.right).toBeCloseTo(margin);
  expect(sheet.bottom - code.bottom).toBeCloseTo(margin);
  const lines = boxesIn(pathIn(shapes, 'printAccent')).filter(
    ({ left, right, top, bottom }) => Math.max(right - left, bottom - top) > 0.7 * margin,
  );
  const sides = lines.map((line) =>
    line.right <= code.left
      ? 'left'
      : line.left >= code.right
        ? 'right'
        : line.bottom <= code.top
          ? 'top'
          : line.top >= code.bottom && 'bottom',
  );
  expect(sides.toSorted()).toEqual(['bottom', 'left', 'right', 'top']);
});

it('in masked data, the third square shows the modules of the first, inverted where the second is dark', () => {
  for (const seed of [1, 2]) {
    const shapes = draw(maskedData, seed);
    const squares = boxesIn(pathIn(shapes, 'sheet'));
    const [data, mask, masked] = shapes.slice(1).map(({ d }, k) => {
      // Each sheet has a margin of 0.9 units.
      const { left, top, right, bottom } = squares[k];
      const inner = { left: left + 0.9, top: top + 0.9, right: right - 0.9, bottom: bottom - 0.9 };
      return covered(boxesIn(d), inner, SIDE, SIDE);
    });
    expect(masked).toEqual(data.map((isDark, k) => isDark !== mask[k]));
    expect(mask).toContain(true);
  }
});

it('a collection has 18 finder patterns, each with one of 3 rings and one of 4 centers; one pattern is colored', () => {
  const collections = SEEDS.map((seed) => draw(finderCollection, seed));
  for (const shapes of collections) {
    expect(shapes).toHaveLength(18);
    expect(shapes.filter(({ fill }) => fill === 'accent')).toHaveLength(1);
  }
  const patterns = new Set(collections.flat().map(({ d }) => commandsOf(d)));
  expect(patterns.size).toBe(3 * 4);
});

it('codewords are blocks of two by four modules, and those in color follow one another', () => {
  for (const seed of SEEDS) {
    const shapes = draw(codewordBlocks, seed);
    const blocks = boxesIn(pathIn(shapes, 'soft'));
    expect(blocks).toHaveLength(48);
    const blockOf = (fill: 'ink' | 'accent') =>
      boxesIn(pathIn(shapes, fill)).map(({ left, top }) =>
        blocks.findIndex((block) => block.left < left && left < block.right && block.top < top && top < block.bottom),
      );
    const colored = blockOf('accent');
    const [first, last] = [Math.min(...colored), Math.max(...colored)];
    expect(first).toBeGreaterThan(0);
    expect(blockOf('ink').filter((block) => block >= first && block <= last)).toEqual([]);
    // A block is half a unit wider and higher than its modules.
    const { left, right, top, bottom } = blocks[0];
    expect((bottom - top - 0.5) / (right - left - 0.5)).toBeCloseTo(4 / 2);
  }
});

it('modules shrink from squares on one side to dots on the other', () => {
  const sides = SEEDS.map((seed) => {
    const paths = draw(shrinkingModules, seed).flatMap(({ d }) => d.match(/M[^z]*z/g) ?? []);
    const modules = paths
      .map((d) => ({ d, ...boxAround(d) }))
      .toSorted((one, other) => one.left + one.right - other.left - other.right);
    const widths = modules.map(({ left, right }) => Math.round(100 * (right - left)) / 100);
    const isShrinking = widths[0] > widths[widths.length - 1];
    const shrinking = isShrinking ? widths : widths.toReversed();
    for (const [k, width] of shrinking.entries()) expect(width).toBeLessThanOrEqual((shrinking[k - 1] ?? width) + 0.02);
    const ends = [modules[0], modules[modules.length - 1]].map(({ d }) => commandsOf(d));
    expect(isShrinking ? ends : ends.toReversed()).toEqual(['Mhvhz', 'Maaz']);
    return isShrinking;
  });
  expect(new Set(sides)).toEqual(new Set([true, false]));
});
