import { expect, it } from 'vitest';
import { longestField } from './longest-field.ts';

it('longestField names the field with the longest text, which is "content" if there are no other fields', () => {
  expect(longestField('')).toBe('content');
  expect(longestField('abc', { note: 'ab', street: '' })).toBe('content');
  expect(longestField('abc', { note: 'abcd', street: 'ab' })).toBe('note');
});
