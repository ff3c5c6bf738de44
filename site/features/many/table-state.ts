import type { TableErrorCode } from '#tables';
import type { TableRequest } from './table-source.ts';
import type { TableReading } from './table-work.ts';

/** The state of the table of a set. */
export type TableState =
  | { readonly is: 'none' }
  /** `before` is what the previous request read; null if that request failed or there was no previous request. */
  | { readonly is: 'reading'; readonly request: TableRequest; readonly before: TableReading | null }
  | { readonly is: 'read'; readonly request: TableRequest; readonly reading: TableReading }
  | { readonly is: 'refused'; readonly code: TableErrorCode }
  /** Reading failed, although the file may be a table. */
  | { readonly is: 'failed' };

/** The result of reading a table. */
export type TableOutcome =
  | { readonly reading: TableReading }
  | { readonly refused: TableErrorCode }
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
