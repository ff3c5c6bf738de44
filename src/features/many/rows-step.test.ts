import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RowsStep } from './rows-step.tsx';
import type { SurveyState } from './survey-state.ts';
import type { SurveyReport, TableReading } from './table-work.ts';

function stepWith(survey: Partial<SurveyState>): string {
  const reading = { columns: ['Link'], rows: 3 } as unknown as TableReading;
  const state = { report: null, latest: null, of: null, isFailed: false, ...survey };
  return renderToStaticMarkup(createElement(RowsStep, { reading, survey: state, showRow: () => undefined }));
}

const REPORT = { ready: 5, leftOut: 1, cautioned: 2, problems: 3 } as SurveyReport;

it('the status counts the codes, or says that the rows are still being checked', () => {
  expect(stepWith({ report: REPORT })).toContain('role="status">5 codes, 1 left out, 2 to check.</p>');
  expect(stepWith({ latest: REPORT })).toContain('role="status">Checking');
});

it('if the rows could not be checked, the step says that the table could not be read', () => {
  const words = 'Couldn&#x27;t read the table.';
  expect([stepWith({ isFailed: true }), stepWith({})].map((page) => page.includes(words))).toEqual([true, false]);
});

it('the rows are the fourth step', () => {
  expect(stepWith({})).toContain('data-step="4"');
});
