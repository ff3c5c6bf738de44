import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CodeEntry } from '#storage';
import { CodeLook } from './code-look.tsx';

const CODES = [
  { id: '1', name: 'Menu', text: 'https://example.com/menu' },
  { id: '2', text: 'https://example.com/shop' },
] as CodeEntry[];

function show(codes: readonly CodeEntry[] | null, chosen: string): string {
  return renderToStaticMarkup(createElement(CodeLook, { codes, chosen, choose: () => undefined }));
}

it('if no code is stored, a warning replaces the list; until the codes have been read, nothing is shown', () => {
  expect(show([], '')).toContain('data-tone="warning"');
  expect(show(null, '')).toBe('');
});

it('the list shows codes by their name or their text, and the chosen code is selected', () => {
  const options = [...show(CODES, '2').matchAll(/<option[^>]*>[^<]*/g)].map(([option]) => option);
  expect(options).toEqual(['<option value="1">Menu', expect.stringMatching(/^<option value="2" selected="">.*shop$/)]);
});

it.each(['', 'gone'])('no code is selected if none has the chosen id "%s"', (chosen) => {
  expect(show(CODES, chosen)).toContain('<option value="" disabled="" selected="">');
  expect(show(CODES, chosen).match(/selected/g)).toHaveLength(1);
});
