import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type LabelSheet, labelSheet } from '#sheets';
import { UsedLabels } from './label-used.tsx';

const L7160 = labelSheet('l7160') as LabelSheet;
const markup = renderToStaticMarkup(
  createElement(UsedLabels, { sheet: L7160, start: 3, used: new Set([2, 5]), change: () => {} }),
);
const buttons = markup.match(/<button.*?<\/button>/g) as string[];

it('each label of a sheet is a button that tells whether the label is used', () => {
  expect(buttons).toHaveLength(21);
  const used = buttons.map((button, place) => button.includes('aria-pressed="true"') && place + 1).filter(Boolean);
  expect(used).toEqual([2, 5]);
  expect(buttons[4]).toContain('aria-label="Label 5 is used"');
});

it('only one label is a tab stop, because the arrow keys move between labels', () => {
  expect(buttons.map((button) => /tabindex="(-?\d)"/.exec(button)?.[1])).toEqual(['0', ...Array(20).fill('-1')]);
});

it('the labels before the first one to print are marked', () => {
  expect(buttons.map((button) => button.includes('data-before')).lastIndexOf(true)).toBe(1);
});

it('the place and size of each label are given in percent of the paper', () => {
  const shares = (button: string) =>
    [...button.matchAll(/(left|top|width|height):([\d.]+)%/g)].map(([, , share]) => Number(share));
  const { paper, width, height } = L7160;
  const [left, top, wide, high] = shares(buttons[0]);
  expect([wide, high]).toEqual([(100 * width) / paper.width, (100 * height) / paper.height]);
  const [right] = shares(buttons[2]);
  // The margins on the left and on the right are equal.
  expect(left + right + wide).toBeCloseTo(100, 0);
  expect(shares(buttons[3])[1]).toBeCloseTo(top + high, 5);
});
