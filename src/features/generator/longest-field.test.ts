import { expect, it } from 'vitest';
import { longestField } from './longest-field.ts';

it('longestField returns the field with the longest text, or content if there is no other field', () => {
  expect(longestField('')).toBe('content');
  expect(longestField('abc', { note: 'ab', street: '' })).toBe('content');
  expect(longestField('abc', { note: 'abcd', street: 'ab' })).toBe('note');
});
