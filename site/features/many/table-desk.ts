import type { TableErrorCode, TableRow } from '#tables';
import type { Mapping } from '#tables/mapping';
import { startPool } from '#workers';
import type { RowsRequest, RowView, SurveyReport, TableReading, TableRequest, TableWork } from './table-work.ts';

/**
 * Milliseconds without a sign of life until the worker counts as dead. Chosen as three times what a table of 200 MB
 * takes on a slow phone.
 */
const SILENCE = 120_000;

/** Milliseconds until the idle worker is ended. Long, because a new worker would have to read the table again. */
const IDLE = 30 * 60_000;

const desk = startPool<TableWork>({
  name: 'Tables',
  makeWorker: () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
  silence: SILENCE,
  idle: IDLE,
});

/**
 * Reads a table. Resolves to the problem if the file is not a table. Rejects with a `WorkerFailure` if the worker
 * fails, and with the signal's reason if the signal aborts.
 */
export function openTable(
  table: TableRequest,
  signal: AbortSignal,
): Promise<TableReading | { readonly refused: TableErrorCode }> {
  return desk.ask('read', table, { signal });
}

/**
 * Plans all rows and returns a report: how many give a code, are left out or need a check. Rejects as `openTable` does.
 */
export function surveyTable(table: TableRequest, mapping: Mapping, signal: AbortSignal): Promise<SurveyReport> {
  return desk.ask('survey', { table, mapping }, { signal });
}

/** Returns the cells of one row; null if there is no such row. Rejects as `openTable` does. */
export function readRow(table: TableRequest, index: number, signal: AbortSignal): Promise<TableRow | null> {
  return desk.ask('row', { table, index }, { signal });
}

/** Returns what will be made of the requested rows. Rejects as `openTable` does. */
export function readRows(request: RowsRequest, signal: AbortSignal): Promise<readonly RowView[]> {
  return desk.ask('rows', request, { signal });
}
