import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign } from '#design';
import { type LookSlot, looksFor, PAGE_SIZE } from '#looks';
import {
  addFacts,
  begin,
  exampleOr,
  type FoundLooks,
  type KnownLooks,
  keyOf,
  type LookFacts,
  lookInSlot,
  openQuestions,
  pressOutcome,
  waitBeforeLooks,
  withoutUntested,
} from './looks-state.ts';

const PAGES: readonly (readonly LookSlot[])[] = looksFor(null);
const SUBJECT = { design: DEFAULT_DESIGN, image: null, pages: PAGES };
const EMPTY: FoundLooks = { key: 'a', subject: SUBJECT, known: new Map(), before: [] };

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
    const [, slots] = PAGES;
    const known = new Map([[slots[0][0].id, { picture: 'first' }]]);
    const earlier = { ...EMPTY, known, before: ['oldest', 'second'] };
    const found = begin('b', SUBJECT, earlier, 1);
    expect(found).toMatchObject({ key: 'b', subject: SUBJECT, known: new Map() });
    expect(found.before.slice(0, 3)).toEqual(['first', 'second', null]);
    expect(found.before.length).toBeLessThanOrEqual(PAGE_SIZE);
    expect(begin('b', SUBJECT, null, 1).before).toEqual([]);
  });
});

it('addFacts adds new facts to the known facts about a look, and ignores facts about looks for another text', () => {
  const found = addFacts(EMPTY, 'a', 'ink', { picture: 'picture' });
  expect(addFacts(found, 'a', 'ink', { answer: 'passes' })?.known.get('ink')).toEqual({
    ...{ picture: 'picture', answer: 'passes' },
  });
  expect(EMPTY.known.size).toBe(0);
  expect(addFacts(EMPTY, 'b', 'ink', { picture: 'picture' })).toBe(EMPTY);
  expect(addFacts(null, 'a', 'ink', {})).toBeNull();
});

it('withoutUntested removes only the looks that could not be tested', () => {
  const known = new Map([
    ['a', { answer: 'untested' as const }],
    ['b', { answer: 'fails' as const }],
    ['c', { picture: 'picture' }],
  ]);
  expect([...withoutUntested(known).keys()]).toEqual(['b', 'c']);
});

const [first, second]: readonly LookSlot[] = looksFor(null)[0].slice(1, 3);

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

it('pressOutcome is "passed" once the look is tested, and "lost" if the look was replaced or the content changed', () => {
  const [look, next] = first;
  const shown = { look, picture: 'data:,', isTested: false };
  expect(pressOutcome(look.id, shown, true)).toBeNull();
  expect(pressOutcome(look.id, { ...shown, isTested: true }, true)).toBe('passed');
  expect(pressOutcome(look.id, { ...shown, look: next, isTested: true }, true)).toBe('lost');
  expect(pressOutcome(look.id, { ...shown, isTested: true }, false)).toBe('lost');
  expect(pressOutcome(look.id, null, true)).toBe('lost');
});
