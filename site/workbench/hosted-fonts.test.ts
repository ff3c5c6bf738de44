import { expect, it } from 'vitest';
import { filesFor } from '#lettering';
import { FONT_URLS } from './site-lettering.ts';

it('the site hosts fonts for Latin, Greek and Cyrillic, and none for other scripts', () => {
  const filesOf = (text: string) => filesFor([text.codePointAt(0)!], 'regular');
  for (const text of ['a', 'λ', 'ж']) expect(filesOf(text).length, text).toBeGreaterThan(0);
  for (const text of ['क', 'ת', '字']) expect(filesOf(text), text).toEqual([]);
});

it('the Latin file of a typeface is tried before the other files of that typeface', () => {
  const filesOf = (character: string) => filesFor([character.codePointAt(0)!], 'bold');
  expect(filesOf('a')[0]).toBe('familjen-grotesk-latin-700-normal.woff');
  // This letter is also in the file of extended Latin.
  expect(filesOf('œ').slice(0, 2)).toEqual([
    'familjen-grotesk-latin-700-normal.woff',
    'familjen-grotesk-latin-ext-700-normal.woff',
  ]);
});

it("the site's own typeface is tried first, then Noto Sans, and then pictograms", () => {
  const families = filesFor(['©'.codePointAt(0)!], 'regular').map((name) => name.split('-').slice(0, 2).join('-'));
  expect([...new Set(families)]).toEqual(['familjen-grotesk', 'noto-sans', 'noto-emoji']);
});

it('a file is tried only if its range includes all of the characters', () => {
  const filesOf = (text: string) =>
    filesFor(
      Array.from(text, (character) => character.codePointAt(0)!),
      'regular',
    );
  expect(filesOf('ab')).toEqual(filesOf('a'));
  expect(filesOf('aж')).toEqual([]);
});

it('pictograms come from a regular font even in bold words', () => {
  const [name] = filesFor(['☕'.codePointAt(0)!], 'bold').filter((file) => file.startsWith('noto-emoji'));
  expect(name).toMatch(/-400-normal\.woff$/);
});

it('FONT_URLS has the address of every hosted file', { tags: 'deep' }, () => {
  const wanted = new Set<string>();
  for (let character = 0x20; character < 0x20000; character++) {
    for (const weight of ['regular', 'bold'] as const)
      for (const name of filesFor([character], weight)) wanted.add(name);
  }
  expect(wanted.size).toBeGreaterThan(20);
  expect([...wanted].filter((name) => FONT_URLS[name] === undefined)).toEqual([]);
});
