import { useEffect, useMemo, useState } from 'react';
import type { Mapping } from '#tables/mapping';
import { surveyTable } from './table-desk.ts';
import type { TableRequest } from './table-source.ts';
import type { SurveyReport } from './table-work.ts';

/** A table, and the mapping that turns its rows into codes. */
export interface Surveyed {
  readonly request: TableRequest;
  readonly mapping: Mapping;
}

export interface SurveyState {
  /** The report on all rows; null while they are planned, or if that failed. */
  readonly report: SurveyReport | null;
  /** The latest report on this table, perhaps with an earlier mapping; null before the first. */
  readonly latest: SurveyReport | null;
  /** The table whose rows are or will be planned; null without one. */
  readonly of: Surveyed | null;
  readonly isFailed: boolean;
}

/** Milliseconds after the last change of the mapping before all rows are planned. */
const PAUSE = 250;

/** Plans all rows whenever the table or its mapping changes: finds each row's text, file name and problems. */
export function useSurvey(request: TableRequest | null, mapping: Mapping): SurveyState {
  const settled = useSettled(mapping);
  const of = useMemo<Surveyed | null>(() => (request ? { request, mapping: settled } : null), [request, settled]);
  const [answer, setAnswer] = useState<{ readonly of: Surveyed; readonly report: SurveyReport | null } | null>(null);
  useEffect(() => {
    if (!of) return;
    const controller = new AbortController();
    surveyTable(of.request, of.mapping, controller.signal).then(
      (report) => setAnswer({ of, report }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error(error);
        setAnswer({ of, report: null });
      },
    );
    return () => controller.abort();
  }, [of]);
  const isAnswered = answer !== null && answer.of === of;
  return {
    report: isAnswered ? answer.report : null,
    latest: answer !== null && answer.of.request === request ? answer.report : null,
    ...{ of, isFailed: isAnswered && answer.report === null },
  };
}

/** Returns the value once it has not changed for `PAUSE`. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
