import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LABEL_SHEETS } from '#sheets';
import { LabelPreview } from './label-preview.tsx';

it('LabelPreview asks for a test page first for the three sheets with one source, and for no other', () => {
  const cautioned = LABEL_SHEETS.filter((sheet) => {
    const choice = { start: 1, used: new Set<number>() };
    const props = {
      product: `label-${sheet.id}`,
      sheet,
      paper: sheet.paper,
      pages: [],
      choice,
      hasFree: true,
    } as const;
    const page = renderToStaticMarkup(createElement(LabelPreview, { ...props, change: () => {} }));
    return page.includes('Print the test page first');
  });
  expect(cautioned.map(({ name }) => name)).toEqual(['L7120', 'L7418', '5163']);
});
