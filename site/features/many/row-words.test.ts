import { expect, it } from 'vitest';
import { contentWords } from '#words/generator-content';
import { manyWords } from '#words/many';
import { rowTexts } from './row-words.ts';
import type { RowView } from './table-work.ts';

const { rows: words } = manyWords;

const READY: RowView = {
  ...{ index: 0, fileName: 'a', duplicateOf: null, similarTo: null },
  plan: {
    ...{ is: 'ready', number: 2, typed: { type: 'url', content: 'a' }, text: 'a', cautions: [], fileName: 'a' },
    ...{ caption: '', labelLines: [], figure: '', copies: 1, host: null },
  },
};

it('rowTexts returns no sentence for a row that is ready and has no cautions', () => {
  expect(rowTexts(READY, [])).toEqual([]);
});

it('rowTexts mentions a similar host first, then a duplicate, then cautions', () => {
  const caution = { field: 'content', kind: 'no-country-code' } as const;
  const cautions = [{ kind: 'empty-cell', name: 'Town' }, { kind: 'mixed-scripts', host: 'a.b' }, caution] as const;
  const plan = { ...READY.plan, cautions } as RowView['plan'];
  expect(rowTexts({ ...READY, plan, duplicateOf: 7, similarTo: 'example.com' }, [])).toEqual([
    words.similar('example.com'),
    words.duplicate(7),
    words.emptyCell('Town'),
    words.mixedScripts('a.b'),
    contentWords.caution(caution),
  ]);
});

it('for a row that is left out, rowTexts returns only the reason, which names the column', () => {
  const problem = { problem: 'error-value', column: 1 } as const;
  const plan = { is: 'left-out', number: 2, problem } as const;
  expect(rowTexts({ ...READY, plan, duplicateOf: 7 }, ['A', 'Link'])).toEqual([words.problem(problem, 'Link')]);
});
