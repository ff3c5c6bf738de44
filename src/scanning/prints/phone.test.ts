import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ARMS_LENGTH, phonePixels, readingDistance } from './phone.ts';

it('gives a module the pixels that docs/scanning.md says', () => {
  const text = readFileSync('docs/scanning.md', 'utf8');
  const [, constant] = text.match(/\*\*([\d.]+) pixels for each millimeter of a module\*\*/) ?? [];
  expect(phonePixels(1, ARMS_LENGTH)).toBeCloseTo(Number(constant), 2);
  const [, far] = text.match(/\*\*([\d.]+) pixels divided by the modules along its side/) ?? [];
  expect(phonePixels(100 / 37, readingDistance(100))).toBeCloseTo(Number(far) / 37, 6);
});

it('reads from ten times the width away, and never from nearer than arm’s length', () => {
  expect(readingDistance(25)).toBe(250);
  expect(readingDistance(24.9)).toBe(250);
  expect(readingDistance(26)).toBe(260);
});
