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

it('the choice of a stored code shows a warning if there are no codes, and nothing before they are read', () => {
  expect(show([], '')).toContain('data-tone="warning"');
  expect(show(null, '')).toBe('');
});

it('the chosen code is selected, by its name or its text', () => {
  const options = [...show(CODES, '2').matchAll(/<option[^>]*>[^<]*/g)].map(([option]) => option);
  expect(options).toEqual(['<option value="1">Menu', expect.stringMatching(/^<option value="2" selected="">.*shop$/)]);
});

it.each(['', 'gone'])('no code is selected if there is no code with the chosen id "%s"', (chosen) => {
  expect(show(CODES, chosen)).toContain('<option value="" disabled="" selected="">');
  expect(show(CODES, chosen).match(/selected/g)).toHaveLength(1);
});
