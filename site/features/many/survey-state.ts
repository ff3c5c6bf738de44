import type { Mapping } from '#tables/mapping';
import type { TableRequest } from './table-source.ts';
import type { SurveyReport } from './table-work.ts';

/** A table, and the mapping that turns its rows into codes. */
export interface Surveyed {
  readonly request: TableRequest;
  readonly mapping: Mapping;
}

/** The report on all rows; null if they could not be planned. */
export interface SurveyAnswer {
  readonly of: Surveyed;
  readonly report: SurveyReport | null;
}

export interface SurveyState {
  /** The report on all rows; null while they are being planned (see `planRow`), or if that failed. */
  readonly report: SurveyReport | null;
  /** The latest report on this table, perhaps with an earlier mapping; null before the first. */
  readonly latest: SurveyReport | null;
  /** The table whose rows are or will be planned; null without one. */
  readonly of: Surveyed | null;
  readonly isFailed: boolean;
}

/** Returns the state of the rows of a table. `answer` is the latest answer, perhaps to an earlier question. */
export function surveyState(of: Surveyed | null, answer: SurveyAnswer | null): SurveyState {
  const isAnswered = answer !== null && answer.of === of;
  return {
    report: isAnswered ? answer.report : null,
    latest: answer !== null && answer.of.request === of?.request ? answer.report : null,
    ...{ of, isFailed: isAnswered && answer.report === null },
  };
}
