import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

describe('the beginning of a text', () => {
  test.each([
    ['abcd', 'abcd'],
    ['abcde', 'abcd…'],
    ['abc de', 'abc…'],
    ['One.\n\nTwo,\tthree. ', 'One.…'],
    [' a  b\n', 'a b'],
    ['𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷'],
    ['𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷…'],
  ])('cut after four characters: %j', (text, cut) => {
    expect(cutText(text, 4, '…')).toBe(cut);
  });

  test('has no mark at the cut unless one is given', () => {
    expect(cutText('abcde', 4)).toBe('abcd');
  });

  test('is a prefix of the text with collapsed white space, and has at most the requested length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat(300), (text, length) => {
        const cut = cutText(text, length);
        expect([...cut].length).toBeLessThanOrEqual(length);
        expect(text.replace(/\s+/g, ' ').trim().startsWith(cut)).toBe(true);
      }),
    );
  });
});
