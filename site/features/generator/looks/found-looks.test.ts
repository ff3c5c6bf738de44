import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign } from '#design';
import { type LookSlot, looksFor, PAGE_SIZE } from '#looks';
import { addFacts, begin, exampleOr, type FoundLooks, keyOf, withoutUntested } from './found-looks.ts';

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
    const { weave: _, ...rest } = typed;
    expect(exampleOr(typed)).toStrictEqual({ ...rest, style: DEFAULT_STYLE, qrType: 'custom' });
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
