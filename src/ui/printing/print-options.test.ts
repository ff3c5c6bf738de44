import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type LabelSheet, labelSheet, rollOf } from '#sheets';
import { StartField } from './print-options.tsx';

const L7160 = labelSheet('l7160') as LabelSheet;

function field(sheet: LabelSheet, start: number): string {
  return renderToStaticMarkup(createElement(StartField, { sheet, start, change: () => {} }));
}

it('printing may start at any label of a sheet', () => {
  expect(field(L7160, 5)).toMatch(/min="1" max="21" value="5"/);
  expect(field(L7160, 5)).toContain('of 21');
});

it('if the start is beyond the last label of the sheet, the field shows the number of the last label', () => {
  expect(field(L7160, 30)).toContain('value="21"');
});

it('on a roll, which has one label on each page, there is no start to choose', () => {
  expect(field(rollOf(62, 29), 1)).toBe('');
});
