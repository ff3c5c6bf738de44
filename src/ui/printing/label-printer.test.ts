import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { labelWords } from '#words/labels';
import { PrinterFields } from './label-printer.tsx';

it('fields accept a shift of up to 10 mm in each direction and a scale from 95% to 105%, with one decimal each', () => {
  const markup = renderToStaticMarkup(
    createElement(PrinterFields, { correction: { x: 1.5, y: -2, percent: 99 }, change: () => {} }),
  );
  const fields = [
    ...markup.matchAll(/<label[^>]*>([^<]*)<.*?inputMode="decimal"[^>]*min="(.*?)" max="(.*?)" value="(.*?)"/g),
  ];
  expect(fields.map(([, ...parts]) => parts)).toEqual([
    [labelWords.right, '-10', '10', '1.5'],
    [labelWords.down, '-10', '10', '-2'],
    [labelWords.scale, '95', '105', '99'],
  ]);
});
