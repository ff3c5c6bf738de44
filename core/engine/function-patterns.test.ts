import { expect, test } from 'vitest';
import { formatBits, versionBits } from './function-patterns.ts';

test('the bits of level M with mask 5 are those in Annex C, and the bits of version 7 are those in Annex D', () => {
  expect(formatBits('M', 5).toString(2).padStart(15, '0')).toBe('100000011001110');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
});
