import { expect, it } from 'vitest';
import { isPostKey } from './comments.tsx';

it.each([
  ['Enter', {}, false],
  ['Enter', { ctrlKey: true }, true],
  ['Enter', { metaKey: true }, true],
  ['Enter', { ctrlKey: true, isComposing: true }, false],
  ['a', { ctrlKey: true }, false],
])('the key %s with %j posts a comment: %s', (key, part, posts) => {
  expect(isPostKey({ ctrlKey: false, metaKey: false, isComposing: false, key, ...part })).toBe(posts);
});
