import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TypeRow } from './type-row.tsx';

it('eleven types of content can be chosen, and the chosen one is pressed', () => {
  const row = renderToStaticMarkup(createElement(TypeRow, { type: 'wifi', dispatch: () => {} }));
  expect(row).toMatch(/^<fieldset[^>]*aria-label="Content type"/);
  const buttons = row.match(/<button.*?<\/button>/g) ?? [];
  expect(buttons).toHaveLength(11);
  expect(buttons.filter((button) => button.includes('aria-pressed="true"'))).toEqual([
    expect.stringMatching(/WiFi<\/button>$/),
  ]);
});
