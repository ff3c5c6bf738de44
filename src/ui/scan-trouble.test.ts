import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ScanReport } from '#scanning';
import { scanWords } from '#words/scan';
import { ScanTrouble } from './scan-trouble.tsx';

const { troubles } = scanWords;
const REPORT = { verdict: 'everywhere', missingDecoders: [] } as unknown as ScanReport;

/** Returns the text that is shown, without the button. */
function told(report: ScanReport | null, failure: Parameters<typeof ScanTrouble>[0]['failure']): string | undefined {
  const markup = renderToStaticMarkup(createElement(ScanTrouble, { report, failure, retry: () => {} }));
  expect(markup).toMatch(/^<div aria-live="polite"/);
  expect(markup.includes('<button')).toBe(markup.includes('<p>'));
  return /<p>(.*?)<\/p>/.exec(markup)?.[1].replaceAll('&#x27;', "'");
}

it.each([
  ['that the tests could not be loaded', null, 'unloaded', troubles.unloaded],
  ['that the tests stopped after a verdict', REPORT, 'broken', troubles.stopped],
  ['that nothing was tested', null, 'broken', troubles.untested],
  ['that nothing was tested, if the report has no verdict', { ...REPORT, verdict: null }, 'broken', troubles.untested],
  ['that a scanner is missing', { ...REPORT, missingDecoders: ['zbar'] }, null, troubles.missingScanner],
  ['nothing about a complete report', REPORT, null, undefined],
  ['nothing while the test runs', null, null, undefined],
] as const)('ScanTrouble tells %s; any trouble has a button to try again', (_name, report, failure, sentence) => {
  expect(told(report as ScanReport | null, failure)).toBe(sentence);
});
