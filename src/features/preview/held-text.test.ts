import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeldText } from './held-text.tsx';

const heldText = (text: string) => renderToStaticMarkup(createElement(HeldText, { text }));

it.each([
  ['150 characters', 'x'.repeat(150), false],
  ['151 characters', 'x'.repeat(151), true],
  ['five lines', 'a\nb\nc\nd\ne', false],
  ['six lines', 'a\nb\nc\nd\ne\nf', true],
])('only a text that may need to scroll can be reached with the keyboard: %s', (_, text, isReached) => {
  expect(heldText(text).includes('tabindex="0"')).toBe(isReached);
});

it('a password is hidden, and can be shown', () => {
  const page = heldText('WIFI:T:WPA;S:net;P:hunter2;;');
  expect(page).not.toContain('hunter2');
  expect(page).toContain('net');
  expect(page).toContain('>Show password</button>');
  expect(heldText('https://example.com')).not.toContain('<button');
});
