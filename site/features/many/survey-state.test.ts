import { expect, it } from 'vitest';
import { emptyMapping } from '#tables/mapping';
import { type Surveyed, surveyState } from './survey-state.ts';
import type { TableRequest } from './table-source.ts';
import type { SurveyReport } from './table-work.ts';

const REQUEST: TableRequest = { key: 'a', source: { is: 'text', text: 'a' }, hints: {} };
const OF: Surveyed = { request: REQUEST, mapping: emptyMapping('url', 'a'.repeat(32)) };
const REPORT = { ready: 7 } as SurveyReport;

it('surveyState returns no report before the first answer, or if there is no table', () => {
  expect(surveyState(OF, null)).toEqual({ report: null, latest: null, of: OF, isFailed: false });
  expect(surveyState(null, { of: OF, report: REPORT })).toEqual({
    ...{ report: null, latest: null, of: null, isFailed: false },
  });
});

it('surveyState returns the report on the current mapping, and whether checking the rows failed', () => {
  expect(surveyState(OF, { of: OF, report: REPORT })).toEqual({
    ...{ report: REPORT, latest: REPORT, of: OF, isFailed: false },
  });
  expect(surveyState(OF, { of: OF, report: null })).toMatchObject({ report: null, latest: null, isFailed: true });
});

it('a report on an earlier mapping is returned only as `latest`, and a report on another table is ignored', () => {
  const other = { ...OF, mapping: { ...OF.mapping, caption: 'b' } };
  expect(surveyState(OF, { of: other, report: REPORT })).toMatchObject({ report: null, latest: REPORT });
  expect(surveyState(OF, { of: other, report: null })).toMatchObject({ latest: null, isFailed: false });
  const elsewhere = { ...OF, request: { ...REQUEST, key: 'b' } };
  expect(surveyState(OF, { of: elsewhere, report: REPORT })).toMatchObject({ report: null, latest: null });
});
