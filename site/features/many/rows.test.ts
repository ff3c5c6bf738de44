import { expect, it } from 'vitest';
import { encodeContent, type TypedContent } from '#content';
import { DEFAULT_DESIGN } from '#design';
import { emptyMapping, type PlannedRow } from '#tables/mapping';
import { cautionText, problemText } from '#words';
import { manyWords } from '#words/many';
import { commonDesign, modulesOf, pageRow, planSample, rowTexts } from './rows.ts';
import type { RowView, TableReading } from './table-worker.ts';

const MAPPING = { ...emptyMapping('url', 'a'.repeat(32)), templates: { content: '{Link}' } };

it('commonDesign keeps the look of a design, and drops the content, its details and the list of missing secrets', () => {
  const look = {
    ...DEFAULT_DESIGN,
    content: 'own',
    details: { password: 'hidden' },
    leftOut: ['password'],
    foregroundColor: '#123456',
  };
  const common = commonDesign(look as never, 'wifi');
  expect(common).toEqual({ ...DEFAULT_DESIGN, type: 'wifi', content: '', foregroundColor: '#123456' });
});

it('planSample plans the sample rows, and leaves out rows that give no code', () => {
  const rows = ['https://example.com/1', '', 'example.com/3'].map((cell, k) => ({
    number: k + 2,
    cells: [cell],
  }));
  const reading = { columns: ['Link'], sample: { columns: ['Link'], rows } } as unknown as TableReading;
  expect(planSample(reading, MAPPING).map(({ text }) => text)).toEqual([
    'https://example.com/1',
    'https://example.com/3',
  ]);
});

it('modulesOf counts the modules of the code with the longest text', () => {
  const long = `https://example.com/${'a'.repeat(60)}`;
  expect(modulesOf([long])).toBeGreaterThan(modulesOf(['https://a.example']));
  expect(modulesOf(['https://a.example', long, 'https://b.example'])).toBe(modulesOf([long]));
});

const { rows: words } = manyWords;

const READY: RowView = {
  ...{ index: 0, fileName: 'a', duplicateOf: null, similarTo: null },
  plan: {
    ...{ is: 'ready', number: 2, typed: { type: 'url', content: 'a' }, text: 'a', cautions: [], fileName: 'a' },
    ...{ caption: '', labelLines: [], figure: '', copies: 1, host: null, target: null, usesZone: false },
  },
};

it('a card has the facts of its payment as its line, unless the table has one', () => {
  const details = { iban: 'DE89370400440532013000', amount: '15' };
  const typed: TypedContent = { type: 'girocode', content: 'Food Bank', details };
  const plan = { ...READY.plan, typed, text: encodeContent(typed).text } as PlannedRow;
  expect(pageRow(plan, 'a', 'poster-a4').lines).toEqual(['Food Bank · €15.00']);
  expect(pageRow({ ...plan, labelLines: ['Thank you'] }, 'a', 'poster-a4').lines).toEqual(['Thank you']);
  expect(pageRow(plan, 'a', null).lines).toEqual([]);
});

it('rowTexts returns no sentence for a row that is ready and has no cautions', () => {
  expect(rowTexts(READY, [])).toEqual([]);
});

it('rowTexts mentions a similar host first, then a duplicate, then cautions', () => {
  const caution = { field: 'content', kind: 'no-country-code' } as const;
  const cautions = [{ kind: 'empty-cell', name: 'Town' }, { kind: 'mixed-scripts', host: 'a.b' }, caution] as const;
  const plan = { ...READY.plan, cautions } as RowView['plan'];
  expect(rowTexts({ ...READY, plan, duplicateOf: 7, similarTo: 'example.com' }, [])).toEqual([
    words.similar({ host: 'example.com' }),
    words.duplicate({ row: 7 }),
    cautionText({ kind: 'empty-cell', name: 'Town' }),
    cautionText({ kind: 'mixed-scripts', host: 'a.b' }),
    cautionText(caution),
  ]);
});

it('for a row that is left out, rowTexts returns only the reason, which names the column', () => {
  const problem = { kind: 'error-value', column: 1 } as const;
  const plan = { is: 'left-out', number: 2, problem } as const;
  expect(rowTexts({ ...READY, plan, duplicateOf: 7 }, ['A', 'Link'])).toEqual([problemText(problem, ['A', 'Link'])]);
});
