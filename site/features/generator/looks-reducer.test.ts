import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign } from '#design';
import { type LookSlot, looksFor, PAGE_SIZE } from '#looks';
import {
  exampleOr,
  type FoundLooks,
  type KnownLooks,
  keyOf,
  type LookFacts,
  type LooksAction,
  type LooksState,
  lookInSlot,
  looksReducer,
  NO_LOOKS,
  openQuestions,
  waitBeforeLooks,
} from './looks-reducer.ts';

const PAGES: readonly (readonly LookSlot[])[] = looksFor(null);
const SUBJECT = { design: DEFAULT_DESIGN, image: null, pages: PAGES };
const EMPTY: FoundLooks = { key: 'a', subject: SUBJECT, known: new Map(), before: [] };
const BEGUN: LooksState = { ...NO_LOOKS, page: 1, found: EMPTY };

function reached(state: LooksState, ...actions: LooksAction[]): LooksState {
  return actions.reduce(looksReducer, state);
}

describe('keyOf', () => {
  it('is the same for all styles of a text', () => {
    const styled: QrDesign = {
      ...{ ...DEFAULT_DESIGN, qrType: 'custom', gradientDirection: 'to right', imagePosition: 'full' },
      ...{ style: { ...DEFAULT_STYLE, moduleShape: 'dots' }, weave: DEFAULT_WEAVE },
    };
    expect(keyOf(styled)).toBe(keyOf(DEFAULT_DESIGN));
  });

  it.each<Partial<QrDesign>>([
    { content: 'x' },
    { type: 'text' },
    { details: { note: 'x' } },
    { customImage: 'data:,' },
    { imageSize: 21 },
  ])('differs after the change %j', (change) => {
    expect(keyOf({ ...DEFAULT_DESIGN, ...change })).not.toBe(keyOf(DEFAULT_DESIGN));
  });
});

describe('exampleOr', () => {
  const typed: QrDesign = {
    ...{ ...DEFAULT_DESIGN, type: 'text', content: 'x', details: { note: 'y' } },
    ...{ style: { ...DEFAULT_STYLE, moduleShape: 'dots' }, weave: DEFAULT_WEAVE },
  };

  it('keeps the typed content, resets the style to the default, and removes the weave settings', () => {
    const plain = { ...typed, style: DEFAULT_STYLE, weave: undefined, qrType: 'custom' };
    expect(exampleOr(typed)).toEqual(plain);
  });

  it.each<Partial<QrDesign>>([{ content: '', details: undefined }, { leftOut: { password: 'password' } }])(
    'replaces the content with an example if nothing is typed or a secret is missing: %j',
    (change) => {
      const example = exampleOr({ ...typed, ...change });
      expect(example).toMatchObject({ type: 'url', content: 'https://example.com' });
      expect([example.details, example.leftOut]).toEqual([undefined, undefined]);
    },
  );
});

describe('looks found for another text', () => {
  it('show the pictures of the earlier looks until they have pictures of their own', () => {
    const known = new Map([[PAGES[1][0][0].id, { picture: 'first' }]]);
    const earlier = { ...BEGUN, found: { ...EMPTY, known, before: ['oldest', 'second'] } };
    const { found } = reached(earlier, { do: 'begin', key: 'b', subject: SUBJECT });
    expect(found).toMatchObject({ key: 'b', subject: SUBJECT, known: new Map() });
    expect(found?.before.slice(0, 3)).toEqual(['first', 'second', null]);
    expect(found?.before.length).toBeLessThanOrEqual(PAGE_SIZE);
    expect(reached(NO_LOOKS, { do: 'begin', key: 'b', subject: SUBJECT }).found?.before).toEqual([]);
  });

  it('do not replace what is known of the same text', () => {
    expect(reached(BEGUN, { do: 'begin', key: 'a', subject: SUBJECT })).toBe(BEGUN);
  });
});

it('new facts are added to the known ones about a look, and ignored if they are about another text', () => {
  const learned = reached(
    BEGUN,
    { do: 'learn', key: 'a', id: 'ink', facts: { picture: 'picture' } },
    { do: 'learn', key: 'a', id: 'ink', facts: { answer: 'passes' } },
  );
  expect(learned.found?.known.get('ink')).toEqual({ picture: 'picture', answer: 'passes' });
  expect(EMPTY.known.size).toBe(0);
  expect(reached(BEGUN, { do: 'learn', key: 'b', id: 'ink', facts: { picture: 'picture' } })).toBe(BEGUN);
  expect(reached(NO_LOOKS, { do: 'learn', key: 'a', id: 'ink', facts: {} })).toBe(NO_LOOKS);
});

it('another try asks again only about the looks that could not be tested', () => {
  const known: KnownLooks = new Map([
    ['a', { answer: 'untested' as const }],
    ['b', { answer: 'fails' as const }],
    ['c', { picture: 'picture' }],
  ]);
  const { found, attempt } = reached({ ...BEGUN, found: { ...EMPTY, known } }, { do: 'retry' });
  expect([...(found?.known.keys() ?? [])]).toEqual(['b', 'c']);
  expect(attempt).toBe(1);
});

const [first, second]: readonly LookSlot[] = PAGES[1].slice(1, 3);

function known(facts: Readonly<Record<string, LookFacts>>): KnownLooks {
  return new Map(Object.entries(facts));
}

it('lookInSlot returns the first candidate that has not failed, and null if all of the slot have failed', () => {
  const [one, two] = first;
  expect(lookInSlot(first, known({}))).toEqual({ look: one, picture: null, isTested: false });
  expect(lookInSlot(first, known({ [one.id]: { picture: 'data:,' } }))).toMatchObject({ look: one, picture: 'data:,' });
  const failed = known({ [one.id]: { picture: 'data:,', answer: 'fails' }, [two.id]: { answer: 'passes' } });
  expect(lookInSlot(first, failed)).toEqual({ look: two, picture: null, isTested: true });
  expect(lookInSlot(first, new Map(first.map(({ id }) => [id, { answer: 'fails' }])))).toBeNull();
  expect(lookInSlot(first, known({ [one.id]: { answer: 'untested' } }))).toMatchObject({ look: one, isTested: false });
});

it('openQuestions lists the quick tests before the verdicts, and leaves out what was already asked or answered', () => {
  const ids = (facts: KnownLooks, asked: readonly string[] = []) =>
    openQuestions([first, second], facts, new Set(asked)).map(({ question, look }) => `${question} ${look.id}`);
  const [a, b] = [first[0].id, second[0].id];
  expect(ids(known({}))).toEqual([`glance ${a}`, `glance ${b}`]);
  expect(ids(known({}), [a])).toEqual([`glance ${b}`]);
  expect(ids(known({ [a]: { picture: 'x' } }))).toEqual([`glance ${b}`, `look ${a}`]);
  expect(ids(known({ [a]: { picture: 'x', answer: 'passes' }, [b]: { answer: 'untested' } }))).toEqual([]);
  expect(ids(known({ [a]: { answer: 'fails' }, [b]: { picture: 'x' } }))).toEqual([
    `glance ${first[1].id}`,
    `look ${b}`,
  ]);
});

it('looks are found after a pause while the visitor types, but at once when they are first shown or the image changes', () => {
  expect(waitBeforeLooks(EMPTY, 'ab', undefined)).toBe(150);
  expect(waitBeforeLooks(EMPTY, 'a', undefined)).toBe(0);
  expect(waitBeforeLooks(EMPTY, 'ab', 'data:,')).toBe(0);
  expect(waitBeforeLooks(null, 'a', undefined)).toBe(0);
});

describe('a pressed look', () => {
  const [look] = first;
  const PLACE = PAGES[1].indexOf(first);
  const PRESSED = reached(BEGUN, { do: 'press', place: PLACE });

  it('is wanted until it is tested', () => {
    expect(PRESSED).toMatchObject({ wanted: { place: PLACE, look }, notice: 'testing' });
    const drawn = reached(PRESSED, { do: 'learn', key: 'a', id: look.id, facts: { picture: 'data:,' } });
    expect(drawn).toMatchObject({ wanted: { look }, notice: 'testing' });
    const passed = reached(PRESSED, { do: 'learn', key: 'a', id: look.id, facts: { answer: 'passes' } });
    expect(passed).toMatchObject({ wanted: null, notice: null });
  });

  it('is not waited for if it is tested already', () => {
    const tested = reached(BEGUN, { do: 'learn', key: 'a', id: look.id, facts: { answer: 'passes' } });
    expect(reached(tested, { do: 'press', place: PLACE })).toMatchObject({ wanted: null, notice: null });
  });

  it('is lost if it fails or the content changes, and forgotten if the visitor turns the page', () => {
    const failed = reached(PRESSED, { do: 'learn', key: 'a', id: look.id, facts: { answer: 'fails' } });
    expect(failed).toMatchObject({ wanted: null, notice: 'replaced' });
    expect(reached(PRESSED, { do: 'lose' })).toMatchObject({ wanted: null, notice: 'replaced' });
    expect(reached(PRESSED, { do: 'turn', page: 0 })).toMatchObject({ page: 0, wanted: null, notice: null });
  });
});
