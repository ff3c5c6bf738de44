import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ScanReport } from '#scanning';
import type { KnownCode } from './known-code.ts';
import { ScanResult, VerdictLine } from './scan-result.tsx';

type Shown = Parameters<typeof VerdictLine>[0];

const READABLE = { record: null, source: null, request: { picture: {} } } as unknown as KnownCode;
const REPORT = {
  ...{ verdict: 'everywhere', readings: [], reasons: [], misread: [], isCutOut: false },
  ...{ stage: 'full', share: 1, used: 0, correctable: 5, everything: null, redLight: [], missingDecoders: [] },
} as unknown as ScanReport;

function lineOf(scan: object, finished: KnownCode | null = READABLE): string {
  const whole = { report: null, failure: null, retry: () => undefined, isCurrent: true, ...scan };
  return renderToStaticMarkup(createElement(VerdictLine, { finished, scan: whole } as unknown as Shown));
}

it.each([
  ['the verdict', { report: REPORT }, READABLE, 'Scans everywhere'],
  ['that there is no code in the picture', { failure: 'no-code' }, READABLE, /role="status"><p/],
  ['that the code cannot be identified', { failure: 'unidentified' }, READABLE, /role="status"><p/],
  ['that a picture which is no PNG is not tested', {}, { ...READABLE, request: null }, /role="status"><p/],
  ['that the test runs', {}, READABLE, 'Testing'],
  ['the word Testing while the code is still being looked up', {}, null, 'Testing'],
])('the line below a finished code shows %s', (_, scan, finished, told) => {
  if (typeof told === 'string') expect(lineOf(scan, finished)).toContain(told);
  else expect(lineOf(scan, finished)).toMatch(told);
});

it('the line is empty if the test failed, because the failure and a remedy are shown elsewhere', () => {
  expect(lineOf({ failure: 'crashed' })).toMatch(/role="status"><\/div>/);
});

function resultOf(fix: object, scan: object = {}): string {
  const whole = { report: null, failure: null, retry: () => undefined, isCurrent: true, ...scan };
  const props = { picture: 'data:image/png;base64,AA', finished: null, scan: whole };
  const given = { ...props, fix: { isBusy: false, apply: () => undefined, ...fix } };
  return renderToStaticMarkup(createElement(ScanResult, given as unknown as Parameters<typeof ScanResult>[0]));
}

it('the result can take the focus, and offers Undo only after a fix', () => {
  expect(resultOf({})).toMatch(/^<div[^>]*tabindex="-1"/);
  expect(resultOf({})).not.toContain('Undo');
  expect(resultOf({ undo: () => undefined })).toContain('Undo');
});
