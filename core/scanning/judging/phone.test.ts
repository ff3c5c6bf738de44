import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ARMS_LENGTH, farthestReading, LEAST_PIXELS, phonePixels, readingDistance } from '../judging/print.ts';

it('phonePixels agrees with docs/scanning.md', () => {
  const text = readFileSync('docs/scanning.md', 'utf8');
  const [, constant] = text.match(/\*\*([\d.]+) pixels for each millimeter of a module\*\*/) ?? [];
  expect(phonePixels(1, ARMS_LENGTH)).toBeCloseTo(Number(constant), 2);
  const [, far] = text.match(/\*\*([\d.]+) pixels divided by the modules along its side/) ?? [];
  expect(phonePixels(100 / 37, readingDistance(100))).toBeCloseTo(Number(far) / 37, 6);
});

it('readingDistance is ten times the width, but at least arm’s length', () => {
  expect(readingDistance(25)).toBe(250);
  expect(readingDistance(24.9)).toBe(250);
  expect(readingDistance(26)).toBe(260);
});

it('farthestReading is limited by the pixels per module', () => {
  expect(farthestReading(30, 0.9)).toBe(300);
  expect(farthestReading(10, 0.4)).toBe(ARMS_LENGTH);
  expect(farthestReading(10, 0.38)).toBeNull();
  const far = farthestReading(300, 300 / 73) ?? 0;
  expect(far).toBeLessThan(3000);
  expect(phonePixels(300 / 73, far)).toBeCloseTo(LEAST_PIXELS, 9);
  const text = readFileSync('docs/scanning.md', 'utf8');
  expect(text).toContain(`at least ${LEAST_PIXELS} pixels`);
});
