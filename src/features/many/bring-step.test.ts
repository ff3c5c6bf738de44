import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BringStep } from './bring-step.tsx';
import { newSet } from './many-set.ts';
import type { TableSource } from './table-source.ts';
import type { TableState } from './table-state.ts';
import type { TableReading } from './table-work.ts';

const SET = newSet('a'.repeat(32));
const TEXT: TableSource = { is: 'text', text: 'typed' };
const FILE: TableSource = { is: 'file', file: new Blob(['a']), name: 'a.csv' };
const REQUEST = { key: '', source: TEXT, hints: {} };
const READING = {
  ...{ rows: 3, columns: ['Link'], damage: [] as object[] },
  recognized: { delimiter: ',', encoding: null, sheetNames: [], sheet: 0, hasHeader: true },
};

function stepWith(table: TableState, rest: object = {}): string {
  const props = { set: SET, table, reading: null, isUnkept: false, dispatch: () => undefined, ...rest };
  return renderToStaticMarkup(createElement(BringStep, props));
}

const read = (part: Partial<typeof READING>): TableState => ({
  ...{ is: 'read', request: REQUEST, reading: { ...READING, ...part } as unknown as TableReading },
});

it.each([
  ['that the table is being read', { is: 'reading', request: REQUEST, before: null }, 'Reading the table…'],
  ['its size', read({}), '3 rows, 1 column.'],
  ['that the sheet is empty', read({ rows: 0 }), 'This sheet is empty.'],
  ['why the file was refused', { is: 'refused', code: 'old-workbook' }, 'This workbook is in an old format'],
  ['that reading failed', { is: 'failed' }, 'Couldn&#x27;t read the table.'],
] as const)('the status of a table says %s', (_, table, words) => {
  expect(stepWith(table)).toMatch(new RegExp(`role="status".*${words}`));
});

it('at most eight kinds of damage are listed, each with its column', () => {
  const damage = Array.from({ length: 9 }, (_, column) => ({
    kind: 'formula',
    column,
    rows: [2],
    count: 1,
    sample: '=A',
  }));
  const columns = damage.map((_, k) => `Column ${k}`);
  const page = stepWith(read({ columns, damage }));
  expect(page.match(/has formulas/g)).toHaveLength(8);
  expect(page).toContain('Column 7');
  expect(page).not.toContain('Column 8');
});

it('a table that the browser could not store is reported', () => {
  const words = 'keep this table';
  expect(stepWith(read({}), { isUnkept: true })).toContain(words);
  expect(stepWith(read({}))).not.toContain(words);
});

it('the text area shows a typed table; for a table from another source, there is a button that removes it', () => {
  const withSource = (source: TableSource | null) => stepWith(read({}), { set: { ...SET, source } });
  expect(withSource(TEXT)).toContain('>typed</textarea>');
  expect(withSource(FILE)).toContain('></textarea>');
  expect(withSource(FILE)).toContain('You chose a.csv.');
  const canRemove = (source: TableSource | null) => withSource(source).includes('Remove the table');
  expect([TEXT, FILE, null].map(canRemove)).toEqual([false, true, false]);
});

it('a separator or a header that the visitor chose is shown instead of the recognized one', () => {
  const set = { ...SET, hints: { delimiter: ';', hasHeader: false } };
  expect(stepWith(read({}), { reading: READING })).toMatch(/value="," selected.*checked=""/);
  const page = stepWith(read({}), { reading: READING, set });
  expect(page).toContain('value=";" selected');
  expect(page).not.toContain('checked=""');
});

it('separator, encoding and sheet are offered only if the table has more than one possibility', () => {
  const fieldsOf = (recognized: object) => {
    const page = stepWith(read({}), { reading: { ...READING, recognized: { ...READING.recognized, ...recognized } } });
    return ['Columns are separated by', 'Characters', 'Sheet'].filter((label) => page.includes(`>${label}</label>`));
  };
  expect(fieldsOf({})).toEqual(['Columns are separated by']);
  expect(fieldsOf({ delimiter: null, encoding: 'utf-8' })).toEqual(['Characters']);
  expect(fieldsOf({ delimiter: null, sheetNames: ['One'] })).toEqual([]);
  expect(fieldsOf({ delimiter: null, sheetNames: ['One', 'Two'] })).toEqual(['Sheet']);
  expect(stepWith(read({}), { reading: { ...READING, recognized: null } })).not.toContain('The first row names');
});

it('the table is the first step', () => {
  expect(stepWith({ is: 'none' })).toContain('data-step="1"');
});
