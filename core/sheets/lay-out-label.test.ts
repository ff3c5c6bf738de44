import { describe, expect, it } from 'vitest';
import { HALF_EM_LETTERS } from '#sheets/testing';
import type { LabelShape } from './label-room.ts';
import type { LabelText } from './label-words.ts';
import { type LabelLayout, layOut } from './lay-out-label.ts';

/** Lays out a label with a code of version 1. */
function place(width: number, height: number, text: LabelText, shape: LabelShape['shape'] = 'rectangle'): LabelLayout {
  return layOut({ width, height, shape }, { modules: 21, isColored: false, text }, HALF_EM_LETTERS);
}

function titled(title: string): LabelText {
  return { title, lines: [] };
}

it.each([
  [29, true],
  [28.9, false],
])(
  'the words are beside the code if the label is at least 1.45 times as wide as high: %d × 20 mm',
  (width, isBeside) => {
    const { code, moduleWidth, block } = place(width, 20, titled('AB'));
    expect(block!.x > code.x + 21 * moduleWidth).toBe(isBeside);
    expect(block!.y > code.y + 21 * moduleWidth).toBe(!isBeside);
  },
);

it.each([
  ['beside the code', 100, 40, 0.105 * 40],
  ['below the code', 40, 40, 0.085 * 40],
  ['on a large label', 200, 130, 5],
  ['on a small label', 40, 15, 2.12],
])('the title size is a share of the shorter side, limited to 2.12 to 5 mm: %s', (_, width, height, size) => {
  expect(place(width, height, titled('AB')).block!.words[0].size).toBeCloseTo(size, 9);
});

describe('on a label of 63.5 × 38.1 mm', () => {
  /**
   * In millimeters: the type size of a title that need not shrink, and the largest width of a module. With modules of
   * that width, the code with its quiet zone is as high as the label.
   */
  const [size, most] = [0.105 * 38.1, 38.1 / 29];

  it.each([
    ['aaaaa bbbbb', 1, 0],
    ['aaaaaaa bbbbbb', 1, 3],
    ['aaaaaaa bbbbbbb', 2, 0],
  ])('the code gives up at most 15% of its width to keep the title on one line: "%s"', (title, lines, steps) => {
    const { moduleWidth, block } = place(63.5, 38.1, titled(title));
    expect(block!.words[0]).toMatchObject({ size: expect.closeTo(size, 9), lines: { length: lines } });
    // From the largest modules to modules of 0.4 mm, there are 16 equal steps. The code shrinks by `steps` of them.
    expect(moduleWidth).toBeCloseTo(most - ((most - 0.4) * steps) / 16, 9);
  });

  it('the type shrinks in steps of 8% if the words do not fit beside a code with modules of 0.4 mm', () => {
    // The column is 49.1 mm wide. A word of 24 letters in full size is 48 mm wide.
    const sizeOf = (letters: number): number => place(63.5, 38.1, titled('x'.repeat(letters))).block!.words[0].size;
    expect([24, 25, 26, 27].map(sizeOf)).toEqual([0, 1, 1, 2].map((k) => expect.closeTo(size * 0.92 ** k, 9)));
  });

  it('the code and the words are centered vertically', () => {
    const { code, moduleWidth, block } = place(63.5, 38.1, titled('AB'));
    expect(code.y + (21 * moduleWidth) / 2).toBeCloseTo(38.1 / 2, 9);
    expect(block!.y + block!.height / 2).toBeCloseTo(38.1 / 2, 9);
  });
});

it.each([
  [17.9, false],
  [18.1, true],
])('words beside a code need a column of 6 mm: label %d × 10 mm', (width, hasWords) => {
  // The code is 6 mm wide. It is 2 mm away from the edge and from the words.
  const { moduleWidth, block } = place(width, 10, titled('AB'));
  expect(moduleWidth).toBeCloseTo(6 / 21, 9);
  expect(block !== null).toBe(hasWords);
});

it.each([
  [10.5, 2],
  [10.6, 3],
])('a label of 60 × %d mm has as many lines as would fit in the smallest type, 1.6 mm', (height, count) => {
  const text = { title: 'AB', lines: ['CD', 'EF'].map((words) => ({ text: words, isAddress: false })) };
  expect(place(60, height, text).block!.words).toHaveLength(count);
});

it('if the words are below the code, there is as much space above the code as below the words', () => {
  const { code, block } = place(40, 40, titled('AB'));
  const { moduleWidth } = place(40, 40, titled('AB'));
  const above = code.y - Math.max(2, 4 * moduleWidth);
  const below = 40 - 2 - block!.y - block!.height;
  expect(above).toBeCloseTo(below, 9);
  expect(block!.x).toBe(2);
});

it('a label has at most three lines of words', () => {
  const lines = ['CD', 'EF', 'GH'].map((words) => ({ text: words, isAddress: false }));
  expect(place(100, 60, { title: 'AB', lines }).block).toMatchObject({ words: { length: 3 }, isLineLeftOut: true });
});

it.each([
  [60, 40, false, 'x', (moduleWidth: number) => 4 * moduleWidth],
  [60, 40, true, 'x', (moduleWidth: number) => 4 * moduleWidth + 1],
  [40, 40, false, 'y', (moduleWidth: number) => Math.max(1, 4 * moduleWidth)],
  [40, 40, true, 'y', (moduleWidth: number) => 4 * moduleWidth + 1],
] as const)(
  'on a label of %d × %d mm, the gap between code and words is a quiet zone, plus 1 mm if the zone is printed: %s',
  (width, height, isColored, axis, gap) => {
    const label = { width, height, shape: 'rectangle' } as const;
    const { code, moduleWidth, block } = layOut(label, { modules: 21, isColored, text: titled('AB') }, HALF_EM_LETTERS);
    expect(block![axis] - code[axis] - 21 * moduleWidth).toBeCloseTo(gap(moduleWidth), 9);
    // A printed quiet zone stays 2 mm inside the edge.
    if (isColored && axis === 'x') expect(code.x - 4 * moduleWidth).toBeCloseTo(2, 9);
  },
);

it('if words do not fit, first the address is left out, then the title is cut, then all words are left out', () => {
  const address = { text: 'x'.repeat(60), isAddress: true };
  const leftOut = place(60, 12, { title: 'AB', lines: [address] }).block;
  expect(leftOut).toMatchObject({ isLineLeftOut: true, isCut: false });
  expect(place(60, 12, titled(`${'x'.repeat(60)} ${'y'.repeat(60)}`)).block).toMatchObject({ isCut: true });
  expect(place(60, 12, titled('x'.repeat(600))).block).toBeNull();
});

it('on a round label, the words below the code are centered and at least 2 mm inside the circle', () => {
  const { code, moduleWidth, block } = place(40, 40, titled('AB'), 'round');
  const bottom = block!.y + block!.height - 20;
  expect(block!.y).toBeGreaterThanOrEqual(code.y + 25 * moduleWidth - 1e-9);
  expect(Math.hypot(0.5 * block!.words[0].size, bottom)).toBeLessThanOrEqual(18 + 1e-9);
  expect(block!.x + block!.words[0].width / 2).toBeCloseTo(20, 9);
});

it('on a round label, words that begin above the center have their upper corners 2 mm inside the circle', () => {
  const { block } = place(30, 30, titled('x'.repeat(22)), 'round');
  expect(Math.hypot(block!.words[0].width / 2, block!.y - 15)).toBeLessThanOrEqual(13 + 1e-9);
});

it('on a round label, a printed quiet zone stays 2 mm inside the circle', () => {
  const label = { width: 40, height: 40, shape: 'round' } as const;
  const content = { modules: 21, isColored: true, text: titled('AB') };
  const { code, moduleWidth } = layOut(label, content, HALF_EM_LETTERS);
  const [x, y] = [code.x, code.y].map((place) => place - 4 * moduleWidth - 20);
  expect(Math.hypot(x, y)).toBeLessThanOrEqual(18 + 1e-9);
});
