import { describe, expect, it } from 'vitest';
import { emptyMapping } from '#tables/mapping';
import type { SurveyReport, TableReading, TableRequest } from './table-worker.ts';
import { type Surveyed, surveyState, type TableAnswer, tableState } from './use-table.ts';

const requestOf = (text: string): TableRequest => ({
  ...{ key: text, source: { is: 'text', text }, hints: {}, edits: {} },
});
const [OLD, NEW] = [requestOf('old'), requestOf('new')];

describe('tableState', () => {
  const READING = { rows: 1 } as TableReading;
  const answered = (outcome: TableAnswer['outcome'], to = NEW): TableAnswer => ({ to, outcome });

  it('returns the result of the latest request', () => {
    expect(tableState(null, answered({ reading: READING }))).toEqual({ is: 'none' });
    expect(tableState(NEW, answered({ reading: READING }))).toEqual({ is: 'read', request: NEW, reading: READING });
    expect(tableState(NEW, answered({ refused: 'damaged' }))).toEqual({ is: 'refused', code: 'damaged' });
    expect(tableState(NEW, answered({ failed: true }))).toEqual({ is: 'failed' });
  });

  it('also returns what was read before, if anything, while a table is being read', () => {
    expect(tableState(NEW, answered({ reading: READING }, OLD))).toEqual({
      is: 'reading',
      request: NEW,
      before: READING,
    });
    for (const answer of [answered({ refused: 'damaged' }, OLD), answered({ failed: true }, OLD), null]) {
      expect(tableState(NEW, answer)).toEqual({ is: 'reading', request: NEW, before: null });
    }
  });
});

describe('surveyState', () => {
  const OF: Surveyed = { request: NEW, mapping: emptyMapping('url', 'a'.repeat(32)) };
  const REPORT = { ready: 7 } as SurveyReport;
  const NOTHING = { report: null, latest: null, isFailed: false };

  it('has no report before the first answer, or without a table', () => {
    expect(surveyState(OF, null)).toEqual({ ...NOTHING, of: OF });
    expect(surveyState(null, { of: OF, report: REPORT })).toEqual({ ...NOTHING, of: null });
  });

  it('has the report on the current mapping, or says that checking the rows failed', () => {
    expect(surveyState(OF, { of: OF, report: REPORT })).toMatchObject({ report: REPORT, latest: REPORT });
    expect(surveyState(OF, { of: OF, report: null })).toMatchObject({ ...NOTHING, isFailed: true });
  });

  it('has a report on an earlier mapping only as `latest`, and none on another table', () => {
    const earlier = { ...OF, mapping: { ...OF.mapping, caption: 'b' } };
    expect(surveyState(OF, { of: earlier, report: REPORT })).toMatchObject({ ...NOTHING, latest: REPORT });
    expect(surveyState(OF, { of: earlier, report: null })).toMatchObject(NOTHING);
    expect(surveyState(OF, { of: { ...OF, request: OLD }, report: REPORT })).toMatchObject(NOTHING);
  });
});
