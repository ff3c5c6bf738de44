import { expect, it } from 'vitest';
import { isPlainClick, isPostKey } from './pointer-and-keys.ts';

const NO_MODIFIERS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('only a click with the main button and without a modifier key opens the page of a card', () => {
  const isPlain = (part: object) => isPlainClick({ ...NO_MODIFIERS, button: 0, ...part });
  expect(isPlain({})).toBe(true);
  for (const part of [{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    expect(isPlain(part)).toBe(false);
  }
});

it.each([
  ['Enter', {}, false],
  ['Enter', { ctrlKey: true }, true],
  ['Enter', { metaKey: true }, true],
  ['Enter', { ctrlKey: true, isComposing: true }, false],
  ['a', { ctrlKey: true }, false],
])('whether the key %s with %j posts a comment: %s', (key, part, posts) => {
  expect(isPostKey({ ctrlKey: false, metaKey: false, isComposing: false, key, ...part })).toBe(posts);
});
