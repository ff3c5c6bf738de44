import { expect, it } from 'vitest';
import { parseManyChoice } from '#storage';
import { emptyMapping } from '#tables/mapping';
import { type ManySet, newSet } from './many-set.ts';
import { recordOfSet, setOfRecord } from './set-plan.ts';

const SEED = 'b'.repeat(32);
const CHOICE = parseManyChoice({ output: 'cards', card: 'poster-a4' });
const RANGE = { from: 1, to: 9, step: 1, digits: 3, prefix: 'A', suffix: '' };
const SET: ManySet = {
  ...newSet('c'.repeat(32)),
  ...{ id: '123', isShared: true, touched: ['caption'], look: { is: 'code', id: '7' } },
  ...{ hints: { delimiter: ';', hasHeader: false }, source: { is: 'text', text: 'a;b' } },
  mapping: { ...emptyMapping('text', 'c'.repeat(32)), templates: { content: '{a}' }, caption: '{b}' },
};

it.each([
  SET,
  { ...SET, source: { is: 'range', range: RANGE } },
  { ...SET, source: { is: 'file', file: new Blob(['a']), name: 'a.csv' } },
  { ...SET, source: null, look: { is: 'plain' } },
] as const)('a stored set is restored with its seed (%#)', (set) => {
  const read = setOfRecord(recordOfSet({ set, choice: CHOICE }), SEED);
  expect(read?.choice).toEqual(CHOICE);
  expect({ ...read?.set, sourceKey: '' }).toEqual(set);
});

it.each([null, 7, [], {}, { mapping: 7 }, { mapping: { type: 'exe' } }])(
  'setOfRecord returns null for the invalid plan %j',
  (plan) => {
    expect(setOfRecord({ plan }, SEED)).toBeNull();
  },
);

it('invalid parts of a stored set become defaults', () => {
  const garbage = {
    hints: { sheet: -1, delimiter: 'x' },
    touched: ['seed'],
    look: { is: 'evil' },
    id: '../1',
    isShared: 1,
  };
  const source = { is: 'range', range: { ...RANGE, to: 1.5 } };
  const read = setOfRecord({ plan: { ...garbage, source, mapping: SET.mapping, choice: 'x' } }, SEED);
  expect(read?.set).toMatchObject({ ...{ hints: {}, touched: [], look: { is: 'work' }, id: '' }, source: null });
});
