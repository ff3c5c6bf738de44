import { expect, it } from 'vitest';
import { parseManyChoice } from '#storage';
import { emptyMapping } from '#tables/mapping';
import { type ManySet, newSet } from './many-set.ts';
import { entryOfSet, recordOfSet, setOfRecord } from './set-plan.ts';

const CHOICE = parseManyChoice({ output: 'cards', card: 'poster-a4' });
const RANGE = { from: 1, to: 9, step: 1, digits: 3, prefix: 'A', suffix: '' };
const SET: ManySet = {
  ...newSet('c'.repeat(32)),
  ...{ id: '123', touched: ['caption'], look: { is: 'code', id: '7' } },
  ...{ hints: { delimiter: ';', hasHeader: false }, source: { is: 'text', text: 'a;b' } },
  mapping: { ...emptyMapping('text', 'c'.repeat(32)), templates: { content: '{a}' }, caption: '{b}' },
};

it.each([
  SET,
  { ...SET, source: { is: 'range', range: RANGE } },
  { ...SET, source: { is: 'file', file: new Blob(['a']), name: 'a.csv' } },
  { ...SET, source: null, look: { is: 'plain' } },
] as const)('a stored set is restored with its seed (%#)', (set) => {
  const read = setOfRecord(recordOfSet({ set, choice: CHOICE }));
  expect(read?.choice).toEqual(CHOICE);
  expect({ ...read?.set, sourceKey: '' }).toEqual(set);
});

it('entryOfSet returns the file name, the number of codes, and when the set was made (in ms since 1970)', () => {
  const table = new Blob(['a']);
  const set: ManySet = { ...SET, source: { is: 'file', file: table, name: 'a.csv' } };
  const entry = entryOfSet({ set, choice: CHOICE }, '42', 30, new Date('2026-11-23T12:00:00.250Z'));
  expect(entry).toMatchObject({ id: '42', at: Date.UTC(2026, 10, 23, 12, 0, 0, 250), name: 'a.csv', codes: 30, table });
  expect(setOfRecord(entry)?.set.id).toBe('42');
  expect(entryOfSet({ set: SET, choice: CHOICE }, '42', 30, new Date()).name).toBe('');
});

it.each([[], {}, { mapping: 7 }, { mapping: { type: 'exe' } }])(
  'setOfRecord returns null for the invalid plan %j',
  (plan) => {
    expect(setOfRecord({ plan })).toBeNull();
  },
);

it('invalid parts of a stored set are replaced by defaults', () => {
  const garbage = {
    hints: { sheet: -1, delimiter: 'x' },
    touched: ['seed'],
    look: { is: 'evil' },
    id: '../1',
  };
  const source = { is: 'range', range: { ...RANGE, to: 1.5 } };
  const read = setOfRecord({ plan: { ...garbage, source, mapping: SET.mapping, choice: 'x' } });
  expect(read?.set).toMatchObject({ ...{ hints: {}, touched: [], look: { is: 'work' }, id: '' }, source: null });
});

const planWith = (part: object) => ({ plan: { mapping: SET.mapping, ...part } });

it('a stored set does not contain the permission to print passwords', () => {
  const choice = { ...CHOICE, hasPassword: true };
  expect(JSON.stringify(recordOfSet({ set: SET, choice }))).not.toContain('hasPassword');
});

it.each([
  { encoding: 'utf-16be', delimiter: '\t', hasHeader: true, sheet: 0 },
  { encoding: 'windows-1252', delimiter: '' },
  { sheet: 3 },
])('the hints %j are restored', (hints) => {
  expect(setOfRecord(planWith({ hints }))?.set.hints).toEqual(hints);
});

it.each([{ encoding: 'utf-7' }, { delimiter: ', ' }, { hasHeader: 1 }, { sheet: 0.5 }, { sheet: -1 }, { sheet: '1' }])(
  'the invalid hint %j is dropped, and others stay',
  (hint) => {
    const others = { encoding: 'utf-8', delimiter: '|', hasHeader: false, sheet: 1 };
    const hints = setOfRecord(planWith({ hints: { ...others, ...hint } }))?.set.hints;
    const [name] = Object.keys(hint);
    expect(hints).toEqual(Object.fromEntries(Object.entries(others).filter(([each]) => each !== name)));
  },
);

it('an id with up to 16 digits and a typed table with up to 200,000 characters are restored', () => {
  const idOf = (id: string) => setOfRecord(planWith({ id }))?.set.id;
  expect([idOf('1'.repeat(16)), idOf('1'.repeat(17)), idOf('')]).toEqual(['1'.repeat(16), '', '']);
  const source = (length: number) => ({ is: 'text', text: 'x'.repeat(length) });
  const sourceOf = (length: number) => setOfRecord(planWith({ source: source(length) }))?.set.source;
  expect([sourceOf(200_000), sourceOf(200_001)]).toEqual([source(200_000), null]);
});

it('a range is restored only if its numbers are whole, and its prefix and suffix are strings', () => {
  const sourceOf = (part: object) => setOfRecord(planWith({ source: { is: 'range', range: { ...RANGE, ...part } } }));
  expect(sourceOf({})?.set.source).not.toBeNull();
  for (const part of [{ from: '1' }, { step: 0.5 }, { digits: null }, { prefix: 7 }, { suffix: undefined }]) {
    expect(sourceOf(part)?.set.source).toBeNull();
  }
});

it('a file that was stored without a name is restored with an empty name', () => {
  const table = new Blob(['a']);
  expect(setOfRecord({ ...planWith({}), table })?.set.source).toEqual({ is: 'file', file: table, name: '' });
});

it('a missing look, or a look of a code whose id is no text, becomes the look of the design in the generator', () => {
  const lookOf = (look: unknown) => setOfRecord(planWith({ look }))?.set.look;
  expect(lookOf({ is: 'code', id: 7 })).toEqual({ is: 'work' });
  expect(lookOf(null)).toEqual({ is: 'work' });
});
