import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { moduleGrid } from '#drawing';
import type { ScanReport } from '#scanning';
import { MarkedCode } from './marked-code.tsx';
import { ScanDetails } from './scan-details.tsx';

const GRID = moduleGrid(21, 4);
const reading = (condition: string, decoder: string, isRight: boolean) => ({ condition, decoder, isRight });

function detailsOf(part: object): string {
  const report = {
    ...{ verdict: 'everywhere', readings: [], reasons: [], misread: [], isCutOut: false },
    ...{ stage: 'full', share: 1, used: 0, correctable: 5, everything: null, redLight: [], missingDecoders: [] },
    specimen: { grid: GRID, code: { size: 21, version: 1, level: 'M' }, text: 'a' },
    ...part,
  } as unknown as ScanReport;
  return renderToStaticMarkup(createElement(ScanDetails, { report, picture: 'data:image/png;base64,AA' }));
}

it('MarkedCode frames the misread modules, which are numbered row by row from the upper left of the code', () => {
  const outlines = (misread: readonly number[]) =>
    /<path d="([^"]*)"/.exec(
      renderToStaticMarkup(createElement(MarkedCode, { grid: GRID, misread, picture: 'data:image/png;base64,AA' })),
    )?.[1];
  // The margin is four modules wide.
  expect(outlines([0])).toBe('M4 4h1v1h-1z');
  expect(outlines([21 * 2 + 5, 20])).toBe('M9 6h1v1h-1zM24 4h1v1h-1z');
});

it('the table has one row for each condition, in the order of the tests, with the answers of both decoders', () => {
  const readings = [
    reading('straight', 'zxing', true),
    reading('straight', 'jsqr', false),
    reading('blurred', 'jsqr', true),
  ];
  const page = detailsOf({ readings });
  const rows = [...page.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<td([^>]*)>([^<]*)/g)].map(
      ([, right, text]) => `${/data-right="(\w+)"/.exec(right)?.[1] ?? ''} ${text}`,
    ),
  );
  expect(rows).toHaveLength(2);
  expect(rows[0].map((answer) => answer.split(' ')[0])).toEqual(['true', 'false']);
  expect(rows[1].map((answer) => answer.split(' ')[0])).toEqual(['', 'true']);
});

it('the misread modules are counted, and also marked unless the code was cut out of a larger picture', () => {
  expect(detailsOf({ misread: [1, 2] })).toMatch(/<image.*441/);
  expect(detailsOf({ misread: [1, 2], isCutOut: true })).not.toContain('<image');
  expect(detailsOf({ misread: [1, 2], isCutOut: true })).toContain('441');
  expect(detailsOf({ misread: [] })).not.toContain('441');
});
