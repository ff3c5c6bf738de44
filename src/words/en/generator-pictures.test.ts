import { expect, it } from 'vitest';
import { pictureWords } from './generator-pictures.ts';

it('the refusal of a picture states the found value and the limit, and rounds up a value just above the limit', () => {
  const bytes = (found: number) => pictureWords.notTaken('too-large', { of: 'bytes', found, most: 64 * 2 ** 20 });
  expect(bytes(64 * 2 ** 20 + 1)).toBe('This file is 64.1 MB. The limit is 64 MB. Save a smaller version.');
  const pixels = pictureWords.notTaken('too-large', { of: 'pixels', found: 120_000_001, most: 120_000_000 });
  expect(pixels).toMatch(/^This image has 120\.1 million pixels\. The limit is 120 million\./);
  const elements = pictureWords.notTaken('too-complex', { of: 'elements', found: 50_001, most: 50_000 });
  expect(elements).toMatch(/^This SVG has 50,001 elements\. The limit is 50,000\./);
});

it('the refusal of a picture has no figures if visitors do not know the unit, or if no limit was exceeded', () => {
  const plain = pictureWords.notTaken('too-complex', null);
  expect(pictureWords.notTaken('too-complex', { of: 'matches', found: 600_000, most: 500_000 })).toBe(plain);
  expect(pictureWords.notTaken('too-complex', { of: 'work', found: 3000, most: 2000 })).toMatch(
    /takes too long to draw/,
  );
  expect(pictureWords.notTaken('not-plain', null)).toMatch(/styles that depend on the screen.*Export it as a PNG\./);
});

it('a code in a picture is described by its size, version, level and mask, if its structure could be read', () => {
  const size = 25;
  expect(pictureWords.codeForm(2, 'M', 5, size)).toBe(
    'This code has 25 × 25 modules: version 2, error correction M, and mask 5.',
  );
  expect(pictureWords.codeForm(null, null, null, size)).toBe("We couldn't read how this code is built.");
});

it('for a code that is made again, only changed parts are named; the size is named if the version changes', () => {
  expect(pictureWords.becomes(3, 'H', null, 29)).toBe(
    'A code made here would have the same content, but 29 × 29 modules: version 3 and error correction H.',
  );
  expect(pictureWords.becomes(null, null, 4, 29)).toBe('A code made here would have the same content, but mask 4.');
});
