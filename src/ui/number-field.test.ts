import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';

it('a number field shows its value, unit and limits, and the text that explains it', () => {
  const field = renderToStaticMarkup(
    createElement(NumberField, {
      ...{ label: 'Size', unit: 'mm', value: 30, limits: { min: 10, max: 500 }, digits: 1, describedBy: 'effect' },
      ...{ limitsText: () => 'Use 10 to 500.', change: () => {} },
    }),
  );
  expect(field).toMatch(/<label for="([^"]+)"[^>]*>Size<\/label>.*<input id="\1"/);
  expect(field).toMatch(/inputMode="decimal"[^>]* min="10" max="500" aria-describedby="effect" value="30"/);
  expect(field).toContain('<span>mm</span>');
  expect(field).not.toMatch(/aria-invalid|Use 10/);
});

it('a number field takes whole numbers unless digits after the point are requested', () => {
  const props = { label: 'Width', unit: 'px', value: 30, limits: { min: 1, max: 99 }, limitsText: () => '' };
  const modes = [{}, { digits: 0 }, { digits: 2 }].map((digits) => {
    const field = renderToStaticMarkup(createElement(NumberField, { ...props, ...digits, change: () => {} }));
    return /inputMode="(\w+)"/.exec(field)?.[1];
  });
  expect(modes).toEqual(['numeric', 'numeric', 'decimal']);
});
