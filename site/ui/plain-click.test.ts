import { expect, it } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const NO_MODIFIERS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('only a click with the main button and without a modifier key follows a link in the same tab', () => {
  const isPlain = (part: object) => isPlainClick({ ...NO_MODIFIERS, button: 0, ...part });
  expect(isPlain({})).toBe(true);
  for (const part of [{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    expect(isPlain(part)).toBe(false);
  }
});
