import { expect, it } from 'vitest';
import { pseudo, pseudoWords } from './pseudo.mjs';

it('pseudo puts accents on letters, lengthens words by about 40%, and leaves pseudo texts unchanged', () => {
  expect(pseudo('Scan it')).toBe('[Šçåñ~~ îţ~]');
  expect(pseudo('Notices ({hotkey}), 20 mm')).toBe('[Ñöţîçéš~~~ ({hotkey}), 20 ɱɱ~]');
  expect(pseudo('')).toBe('');
  expect(pseudo(pseudo('Scan it'))).toBe('[Šçåñ~~ îţ~]');
});

/** An object that is not plain, and so contains no words. */
const KNOWN = new Map([['one', 'two']]);

it('pseudoWords changes every text of a module, but neither numbers nor values passed to its functions', () => {
  const kinds = { url: 'a link', text: 'a text' };
  const words = pseudoWords({
    list: ['Yes', { no: 'No' }],
    size: 4,
    known: KNOWN,
    /** @param {number} count */
    copies: (count) => `${count} copies`,
    /** @param {{ name: string, tags: string[] }} post */
    told: ({ name, tags }) => [`Told by ${name}`, `About ${tags.join(' and ')}`],
    /** @param {'url' | 'text'} kind @param {string} text */
    holds: (kind, text) => `The ${kinds[kind].toUpperCase()} ${text}`,
  });
  expect(words.list).toEqual(['[Ýéš~~]', { no: '[Ñö~]' }]);
  expect(words.size).toBe(4);
  expect(words.known).toBe(KNOWN);
  expect(words.copies(3)).toBe('[3 çöþîéš~~~]');
  expect(words.told({ name: 'Ann', tags: ['a', 'b'] })).toEqual(['[Ţöļð~~ ƀý~ Ann]', '[Åƀöûţ~~ a åñð~~ b]']);
  // `url` selects the words `a link` from `kinds`. These words are changed, but the passed text `link` is not.
  expect(words.holds('url', 'link')).toBe('[Ţĥé~~ Å~ ĻÎÑĶ~~ link]');
});
