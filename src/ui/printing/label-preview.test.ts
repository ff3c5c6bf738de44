import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Drawing } from '#drawing';
import { LABEL_SHEETS, type LabelSheet, labelSheet, PAPERS, rollOf } from '#sheets';
import { labelWords } from '#words/labels';
import { LabelPreview } from './label-preview.tsx';
import { OWN_SHEET, ROLL } from './label-product.ts';

const L7160 = labelSheet('l7160') as LabelSheet;
const PAGE = { width: 210, height: 297, background: null, layers: [] } as unknown as Drawing;

function preview(props: Partial<Parameters<typeof LabelPreview>[0]>): string {
  const choice = { start: 1, used: new Set<number>() };
  return renderToStaticMarkup(
    createElement(LabelPreview, {
      ...{ product: 'label-l7160', sheet: L7160, paper: PAPERS.A4, pages: [PAGE, PAGE], choice, hasFree: true },
      change: () => {},
      ...props,
    }),
  );
}

function countUsed(markup: string): number {
  return markup.match(/aria-label="Label \d+ is used"/g)?.length ?? 0;
}

it('on the first page, each label can be marked as used, unless a page has only one label', () => {
  expect(countUsed(preview({}))).toBe(21);
  expect(preview({})).toContain(labelWords.usedHint);
  const roll = preview({ product: ROLL, sheet: rollOf(62, 29), paper: { width: 62, height: 29 } });
  expect([countUsed(roll), roll.includes(labelWords.usedHint)]).toEqual([0, false]);
  expect(countUsed(preview({ sheet: null }))).toBe(0);
});

it('if no label is free, an alert and one empty page are shown, so that labels can be marked as free', () => {
  const full = preview({ hasFree: false });
  expect(full).not.toContain('Page 1 of');
  expect(full).toContain('role="img"');
  expect(countUsed(full)).toBe(21);
  expect(full).toMatch(new RegExp(`role="alert"[^>]*>${labelWords.noFree}`));
  const roll = preview({ sheet: rollOf(62, 29), hasFree: false });
  expect(roll).toMatch(new RegExp(`role="alert"[^>]*>${labelWords.noFreeAtAll}`));
  expect(preview({})).not.toContain('role="alert"');
});

it('until the pages are drawn, an empty page is shown', () => {
  expect(preview({ pages: [] })).toContain('role="img"');
});

it('a button to mark all labels as free is shown only if a label is used', () => {
  expect(preview({})).not.toContain(labelWords.allFree);
  expect(preview({ choice: { start: 1, used: new Set([3]) } })).toContain(labelWords.allFree);
});

it('the products with the same cut as the sheet, and the number and size of its labels, are above the page', () => {
  const markup = preview({});
  expect(L7160.fits.length).toBeGreaterThan(0);
  expect(markup).toContain(labelWords.fits(L7160.fits));
  expect(markup).toContain('21 labels of 63.5 × 38.1 mm on each sheet.');
  expect(markup).not.toContain(labelWords.testOwn);
  expect(preview({ product: OWN_SHEET, sheet: null })).toContain(labelWords.testOwn);
});

it('only the three sheets whose measurements have a single source get the request to print a test page', () => {
  const cautioned = LABEL_SHEETS.filter((sheet) => {
    const choice = { start: 1, used: new Set<number>() };
    const props = {
      product: `label-${sheet.id}`,
      sheet,
      paper: sheet.paper,
      pages: [],
      choice,
      hasFree: true,
    } as const;
    const page = renderToStaticMarkup(createElement(LabelPreview, { ...props, change: () => {} }));
    return page.includes('Print the test page first');
  });
  expect(cautioned.map(({ name }) => name)).toEqual(['L7120', 'L7418', '5163']);
});
