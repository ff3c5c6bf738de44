import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PrintReport } from '#scanning';
import { PrintVerdict } from './print-verdict.tsx';

const REPORT: PrintReport = {
  ...{ verdict: 'everywhere', design: 'everywhere', near: 'everywhere', far: 'everywhere' },
  ...{ distance: 250, moduleWidth: 1 },
};

it.each([
  ['that the test runs', null, false, 'Testing this size…'],
  ['that the print could not be judged', null, true, 'couldn&#x27;t run in this browser.'],
  ['the verdict', REPORT, false, 'Scans at this size'],
  ['the verdict, even if a later test could not run', REPORT, true, 'Scans at this size'],
])('PrintVerdict tells %s', (_, report, isUntested, told) => {
  expect(renderToStaticMarkup(createElement(PrintVerdict, { report, isUntested }))).toContain(told);
});
