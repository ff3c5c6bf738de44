import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { emptyMapping } from '#tables/mapping';
import { RowPreview } from './row-preview.tsx';
import type { TableReading } from './table-work.ts';

const CELLS = ['https://example.com/1', '', `https://example.com/${'x'.repeat(500)}`];
const rows = CELLS.map((cell, k) => ({ number: k + 2, cells: [cell] }));
const READING = { columns: ['Link'], rows: 3, sample: { columns: ['Link'], rows } } as unknown as TableReading;
const MAPPING = { ...emptyMapping('url', 'a'.repeat(32)), templates: { content: '{Link}' } };

function previewOf(index: number, mapping: object = MAPPING): string {
  const request = { key: '', source: { is: 'text', text: '' }, hints: {} } as const;
  const props = { request, reading: READING, mapping: mapping as typeof MAPPING, look: DEFAULT_DESIGN, index };
  return renderToStaticMarkup(createElement(RowPreview, { ...props, showRow: () => undefined }));
}

const isDisabled = (page: string, name: string) =>
  new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(page)?.[0].includes('disabled=""');

it.each([
  [0, true, false],
  [1, false, false],
  [2, false, true],
])(
  'at the index %d of 3 rows, the button for the previous row is disabled: %s, the one for the next row: %s',
  (index, previous, next) => {
    const page = previewOf(index);
    expect([isDisabled(page, 'Previous row'), isDisabled(page, 'Next row')]).toEqual([previous, next]);
  },
);

it('the preview names the row by its number in the spreadsheet, and its place among the rows', () => {
  expect(previewOf(0)).toMatch(/<strong>Row 2<\/strong><span>1 of 3<\/span>/);
});

it('the preview shows the text of the code, but at most 400 characters, and no password', () => {
  const textOf = (page: string) => /<p[^>]*>(https:[^<]*)<\/p>/.exec(page)?.[1] ?? '';
  expect(textOf(previewOf(0))).toBe('https://example.com/1');
  expect(textOf(previewOf(2))).toBe(`${CELLS[2].slice(0, 400)}…`);
  const wifi = { ...emptyMapping('wifi', 'a'.repeat(32)), templates: { content: 'net', password: 'hunter2' } };
  expect(previewOf(0, wifi)).toContain('WIFI:');
  expect(previewOf(0, wifi)).not.toContain('hunter2');
});

it('the preview of a row that is left out says why', () => {
  expect(previewOf(1)).toMatch(/data-tone="problem"[^>]*>This row is left out\./);
});
