import { describe, expect, it } from 'vitest';
import { compileMapping, emptyMapping, planRow } from '#tables/mapping';
import { printedMapping, rowOf } from './order.ts';

describe('printedMapping', () => {
  const rows = [{ number: 2, cells: ['7', 'Guest', 'https://example.com'] }];
  const WORDS = { labelLines: ['{Row}', 'x'], figure: '{Table}' };
  const PLAIN = { ...emptyMapping('url', 'c'.repeat(32)), templates: { content: '{Link}' } };
  const MAPPING = { ...PLAIN, ...WORDS };

  it.each([
    [null, true, {}],
    ['codes', true, {}],
    ['labels', true, { labelLines: WORDS.labelLines }],
    ['cards', false, { labelLines: WORDS.labelLines }],
    ['cards', true, WORDS],
  ] as const)('keeps only the words that pages of %s print (a card has a number: %s)', (output, hasFigure, kept) => {
    const words = { labelLines: [], figure: '' };
    expect(printedMapping(MAPPING, output, hasFigure)).toEqual({ ...MAPPING, ...words, ...kept });
  });

  it('returns the mapping itself if the output prints all words of the mapping', () => {
    expect(printedMapping(PLAIN, null, true)).toBe(PLAIN);
    expect(printedMapping(MAPPING, 'cards', true)).toBe(MAPPING);
  });

  it('a fault in a template for the words on cards leaves rows out of the cards, but not out of an archive', () => {
    const planFor = (output: 'cards' | null) =>
      planRow(compileMapping(printedMapping(MAPPING, output, true), ['Room', 'Name', 'Link']), rows[0]).is;
    expect([planFor('cards'), planFor(null)]).toEqual(['left-out', 'ready']);
  });
});

it.each([
  ['http//example.com', true],
  ['D:/menu.pdf', true],
  ['https://intranet/menu', false],
  ['https://example.com', false],
])('the row of the link %j cannot work: %s', (link, isDead) => {
  const mapping = { ...emptyMapping('url', 'c'.repeat(32)), templates: { content: '{Link}' } };
  const plan = planRow(compileMapping(mapping, ['Link']), { number: 2, cells: [link] });
  if (plan.is === 'left-out') throw new Error('The row is left out');
  expect(rowOf(plan, { name: 'a', caution: 'Look.' })).toMatchObject({ caution: 'Look.', content: link });
  expect(rowOf(plan, { name: 'a', caution: '' }).isDead).toBe(isDead || undefined);
});
