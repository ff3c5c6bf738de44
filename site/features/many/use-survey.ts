import { useEffect, useMemo, useState } from 'react';
import type { Mapping } from '#tables/mapping';
import { type SurveyAnswer, type Surveyed, type SurveyState, surveyState } from './survey-state.ts';
import { surveyTable } from './table-desk.ts';
import type { TableRequest } from './table-source.ts';

/** All rows are planned once the mapping has not changed for this many milliseconds. */
const PAUSE = 250;

/** Plans all rows whenever the table or its mapping changes: finds each row's text, file name and problems. */
export function useSurvey(request: TableRequest | null, mapping: Mapping): SurveyState {
  const settled = useSettled(mapping);
  const of = useMemo<Surveyed | null>(() => (request ? { request, mapping: settled } : null), [request, settled]);
  const [answer, setAnswer] = useState<SurveyAnswer | null>(null);
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
  return surveyState(of, answer);
}

/** Returns the latest value that stayed unchanged for `PAUSE`. Until there is one, returns the first value. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
