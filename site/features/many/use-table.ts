import { type Dispatch, useEffect, useMemo, useState } from 'react';
import type { TableErrorCode } from '#tables';
import type { Mapping } from '#tables/mapping';
import { whenStill } from '#workbench';
import { startPool, WorkerFailure } from '#workers';
import type { ManyAction, ManySet } from './many-set.ts';
import type { SurveyReport, TableReading, TableRequest, TableWork } from './table-worker.ts';

/** The worker that reads tables and plans their rows. It keeps the latest table. */
export const tables = startPool<TableWork>({
  name: 'Tables',
  makeWorker: () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
  // A workbook of 100,000 rows takes 4 seconds; a hostile one could take hours. The page says so within 20 seconds.
  silence: 18_000,
  // Half an hour: a new worker would have to read the table again.
  idle: 30 * 60_000,
});

/** Why a table is refused. `too-slow`: reading it took too long, or too much memory. */
type Refusal = TableErrorCode | 'too-slow';

export type TableState =
  | { readonly is: 'none' }
  /** `before` is what the previous request read; null if that request failed or there was no previous request. */
  | { readonly is: 'reading'; readonly request: TableRequest; readonly before: TableReading | null }
  | { readonly is: 'read'; readonly request: TableRequest; readonly reading: TableReading }
  | { readonly is: 'refused'; readonly code: Refusal }
  /** Reading failed, although the file may be a table. */
  | { readonly is: 'failed' };

export type TableOutcome =
  | { readonly reading: TableReading }
  | { readonly refused: Refusal }
  | { readonly failed: true };

export interface TableAnswer {
  readonly to: TableRequest;
  readonly outcome: TableOutcome;
}

/** Returns the state of a table. `answer` is the latest result, perhaps of an earlier request. */
export function tableState(request: TableRequest | null, answer: TableAnswer | null): TableState {
  if (!request) return { is: 'none' };
  const { outcome } = answer ?? {};
  if (answer?.to !== request) {
    return { is: 'reading', request, before: outcome && 'reading' in outcome ? outcome.reading : null };
  }
  if ('reading' in answer.outcome) return { is: 'read', request, reading: answer.outcome.reading };
  return 'refused' in answer.outcome ? { is: 'refused', code: answer.outcome.refused } : { is: 'failed' };
}

/** Milliseconds without typing after which typed text is read. */
const READING_PAUSE = 200;

/** Resolves to what the worker reads, which it keeps for the next request with the same key. Never rejects. */
export function tryTable(request: TableRequest, signal: AbortSignal): Promise<TableOutcome> {
  return tables.ask('read', request, { signal }).then(
    (opened): TableOutcome => ('refused' in opened ? opened : { reading: opened }),
    (error: unknown): TableOutcome => {
      if (error instanceof WorkerFailure && error.code === 'silent') return { refused: 'too-slow' };
      if (!signal.aborted) console.error(error);
      return { failed: true };
    },
  );
}

/** Reads the table of a set whenever its source or hints change, and then guesses the mapping. */
export function useReading({ source, sourceKey, hints, edits }: ManySet, dispatch: Dispatch<ManyAction>): TableState {
  const request = useMemo<TableRequest | null>(
    () => (source ? { key: sourceKey, source, hints, edits } : null),
    [source, sourceKey, hints, edits],
  );
  const [answer, setAnswer] = useState<TableAnswer | null>(null);
  useEffect(() => {
    if (!request) return;
    return whenStill(request.source.is === 'text' ? READING_PAUSE : 0, async (signal) => {
      const outcome = await tryTable(request, signal);
      if (signal.aborted) return;
      setAnswer({ to: request, outcome });
      if ('reading' in outcome) dispatch({ do: 'guess', guess: outcome.reading.guess });
    });
  }, [request, dispatch]);
  return tableState(request, answer);
}

export interface Surveyed {
  readonly request: TableRequest;
  readonly mapping: Mapping;
}

/** The report on all rows; null if they could not be planned. */
interface SurveyAnswer {
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

/** All rows are planned once the mapping has not changed for this many milliseconds. */
const SURVEY_PAUSE = 250;

export function useSurvey(request: TableRequest | null, mapping: Mapping): SurveyState {
  const settled = useSettled(mapping);
  const of = useMemo<Surveyed | null>(() => (request ? { request, mapping: settled } : null), [request, settled]);
  const [answer, setAnswer] = useState<SurveyAnswer | null>(null);
  useEffect(() => {
    if (!of) return;
    const controller = new AbortController();
    tables.ask('survey', { table: of.request, mapping: of.mapping }, { signal: controller.signal }).then(
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

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SURVEY_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
