import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metaDescription, paragraphsOf } from './excerpt.ts';

describe('a description', () => {
  test('is the first 160 characters of the content', () => {
    const content = 'abcdefghij'.repeat(20);
    expect(metaDescription(content)).toBe('abcdefghij'.repeat(16));
  });

  test('puts paragraphs on one line', () => {
    expect(metaDescription('One.\n\nTwo,\tthree. ')).toBe('One. Two, three.');
  });

  test('never splits a character', () => {
    expect(metaDescription('𠮷'.repeat(200))).toBe('𠮷'.repeat(160));
  });

  test('is a part of the content, never longer than 160 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (content) => {
        const description = metaDescription(content);
        expect([...description].length).toBeLessThanOrEqual(160);
        expect(content.replace(/\s+/g, ' ')).toContain(description);
      }),
    );
  });
});

describe('paragraphs', () => {
  test('are split at line breaks, blank lines left out', () => {
    expect(paragraphsOf('One.\n\nTwo.\nThree.\r\n')).toEqual(['One.', 'Two.', 'Three.']);
  });
});
