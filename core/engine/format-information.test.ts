import { expect, test } from 'vitest';
import { formatBits, versionBits } from './format-information.ts';

function distance(a: number, b: number): number {
  return (a ^ b).toString(2).replaceAll('0', '').length;
}

test('the bits of level M with mask 5 are those in Annex C, and the bits of version 7 are those in Annex D', () => {
  expect(formatBits('M', 5).toString(2).padStart(15, '0')).toBe('100000011001110');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
}, 60_000);

test('any two format strings differ in at least five bits, and any two version strings in at least eight', () => {
  const formats = (['L', 'M', 'Q', 'H'] as const).flatMap((level) =>
    Array.from({ length: 8 }, (_, mask) => formatBits(level, mask)),
  );
  const versions = Array.from({ length: 34 }, (_, i) => versionBits(7 + i));
  for (const [strings, least] of [
    [formats, 5],
    [versions, 8],
  ] as const) {
    for (const [i, a] of strings.entries()) {
      for (const b of strings.slice(i + 1)) expect(distance(a, b)).toBeGreaterThanOrEqual(least);
    }
  }
}, 60_000);
