import { expect, it } from 'vitest';
import { pictureWords } from './generator-pictures.ts';

it('the refusal of a picture states its figure and the limit, and rounds up a figure that is just above the limit', () => {
  const bytes = (found: number) => pictureWords.notTaken('too-large', { of: 'bytes', found, most: 64 * 2 ** 20 });
  expect(bytes(64 * 2 ** 20 + 1)).toBe('This file is 64.1 MB. The limit is 64 MB. Save a smaller version.');
  const pixels = pictureWords.notTaken('too-large', { of: 'pixels', found: 120_000_001, most: 120_000_000 });
  expect(pixels).toMatch(/^This image has 120\.1 million pixels\. The limit is 120 million\./);
  const elements = pictureWords.notTaken('too-complex', { of: 'elements', found: 50_001, most: 50_000 });
  expect(elements).toMatch(/^This SVG has 50,001 elements\. The limit is 50,000\./);
});

it('the refusal of a picture has no figures if a visitor cannot count what they measure, or if no limit was exceeded', () => {
  const plain = pictureWords.notTaken('too-complex', null);
  expect(pictureWords.notTaken('too-complex', { of: 'matches', found: 600_000, most: 500_000 })).toBe(plain);
  expect(pictureWords.notTaken('too-complex', { of: 'work', found: 3000, most: 2000 })).toMatch(
    /takes too long to draw/,
  );
  expect(pictureWords.notTaken('not-plain', null)).toMatch(/styles that depend on the screen.*Export it as a PNG\./);
});
