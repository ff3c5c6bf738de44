import { expect, it } from 'vitest';
import { parseManyChoice } from '#storage';
import { emptyMapping } from '#tables/mapping';
import { type ManySet, newSet } from './many-set.ts';
import { entryOfSet, recordOfSet, recordOfWork, setOfRecord } from './set-plan.ts';

const CHOICE = parseManyChoice({ output: 'cards', card: 'poster-a4' });
const RANGE = { from: 1, to: 9, step: 1, digits: 3, prefix: 'A', suffix: '' };
const SET: ManySet = {
  ...newSet('c'.repeat(32)),
  ...{ id: '123', touched: ['caption'], look: { is: 'code', id: '7' } },
  ...{ hints: { delimiter: ';', headerRow: 0 }, source: { is: 'text', text: 'a;b' } },
  mapping: { ...emptyMapping('text', 'c'.repeat(32)), templates: { content: '{a}' }, caption: '{b}' },
};

it.each([
  SET,
  { ...SET, source: { is: 'range', range: RANGE } },
  { ...SET, source: { is: 'file', file: new Blob(['a']), name: 'a.csv' } },
  { ...SET, source: null, look: { is: 'plain' }, hints: { encoding: 'utf-16be', sheet: 3 }, id: '' },
] as const)('a stored set is restored (%#)', (set) => {
  const read = setOfRecord(recordOfSet({ set, choice: CHOICE }));
  expect(read?.choice).toEqual(CHOICE);
  expect({ ...read?.set, sourceKey: '' }).toEqual(set);
});

it('what a tab edits is restored with the table before it', () => {
  const earlier: ManySet = {
    ...SET,
    source: { is: 'file', file: new Blob(['a']), name: 'a.csv' },
    edits: { 2: { 0: 'b' } },
  };
  const read = setOfRecord(recordOfWork({ set: { ...SET, earlier }, choice: CHOICE }))?.set.earlier;
  expect({ ...read, sourceKey: '' }).toEqual(earlier);
});

it('entryOfSet returns the file name, the number of codes, and when the set was made (in ms since 1970)', () => {
  const table = new Blob(['a']);
  const set: ManySet = { ...SET, source: { is: 'file', file: table, name: 'a.csv' } };
  const entry = entryOfSet({ set, choice: CHOICE }, '42', 30, new Date('2026-11-23T12:00:00.250Z'));
  expect(entry).toMatchObject({ id: '42', at: Date.UTC(2026, 10, 23, 12, 0, 0, 250), name: 'a.csv', codes: 30, table });
  expect(setOfRecord(entry)?.set.id).toBe('42');
  expect(entryOfSet({ set: SET, choice: CHOICE }, '42', 30, new Date()).name).toBe('');
});

it('a stored set does not contain the permission to print passwords', () => {
  const choice = { ...CHOICE, hasPassword: true };
  expect(JSON.stringify(recordOfSet({ set: SET, choice }))).not.toContain('hasPassword');
});

it.each([[], {}, { mapping: 7 }, { mapping: { type: 'exe' } }])(
  'setOfRecord returns null for the invalid plan %j',
  (plan) => {
    expect(setOfRecord({ plan })).toBeNull();
  },
);

it.each([
  ['hints', { sheet: -1, headerRow: 1 }, {}],
  ['hints', { encoding: 'utf-7' }, {}],
  ['touched', ['seed'], []],
  ['look', { is: 'code', id: 7 }, { is: 'work' }],
  ['look', undefined, { is: 'work' }],
  ['id', '../1', ''],
  ['id', '1'.repeat(17), ''],
  ['source', { is: 'text', text: 'x'.repeat(200_001) }, null],
  ['source', { is: 'range', range: { ...RANGE, to: 1.5 } }, null],
  ['source', { is: 'range', range: { ...RANGE, prefix: 7 } }, null],
])('an invalid part of a stored set becomes its default (%s, %#)', (part, value, usual) => {
  const read = setOfRecord({ plan: { ...SET, choice: 'x', [part]: value } });
  expect({ ...read?.set, sourceKey: '' }).toEqual({ ...SET, [part]: usual });
});

it('a file that was stored without a name is restored with an empty name', () => {
  const table = new Blob(['a']);
  expect(setOfRecord({ plan: SET, table })?.set.source).toEqual({ is: 'file', file: table, name: '' });
});
