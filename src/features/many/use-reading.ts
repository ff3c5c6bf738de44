import { type Dispatch, useEffect, useMemo, useState } from 'react';
import type { TableErrorCode } from '#tables/cells';
import type { ManyAction, ManySet } from './many-set.ts';
import { openTable } from './table-desk.ts';
import type { TableRequest } from './table-source.ts';
import type { TableReading } from './table-work.ts';

/** The state of the table of a set. */
export type TableState =
  | { readonly is: 'none' }
  /** `before` are the facts about the table that was read before; null if that failed or there was none. */
  | { readonly is: 'reading'; readonly request: TableRequest; readonly before: TableReading | null }
  | { readonly is: 'read'; readonly request: TableRequest; readonly reading: TableReading }
  | { readonly is: 'refused'; readonly code: TableErrorCode }
  /** Reading failed, although the file may be a table. */
  | { readonly is: 'failed' };

type Outcome = { readonly reading: TableReading } | { readonly refused: TableErrorCode } | { readonly failed: true };

/** Milliseconds without typing after which typed text is read. */
const PAUSE = 200;

/** Reads the table of a set whenever its source or hints change, and then guesses the mapping. */
export function useReading({ source, sourceKey, hints }: ManySet, dispatch: Dispatch<ManyAction>): TableState {
  const request = useMemo<TableRequest | null>(
    () => (source ? { key: sourceKey, source, hints } : null),
    [source, sourceKey, hints],
  );
  const [answer, setAnswer] = useState<{ readonly to: TableRequest; readonly outcome: Outcome } | null>(null);
  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    const read = async (): Promise<Outcome> => {
      const opened = await openTable(request, controller.signal);
      return 'refused' in opened ? opened : { reading: opened };
    };
    const timer = setTimeout(
      async () => {
        const outcome = await read().catch((error: unknown): Outcome | null => {
          if (controller.signal.aborted) return null;
          console.error(error);
          return { failed: true };
        });
        if (!outcome || controller.signal.aborted) return;
        setAnswer({ to: request, outcome });
        if ('reading' in outcome) dispatch({ do: 'guess', reading: outcome.reading });
      },
      request.source.is === 'text' ? PAUSE : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, dispatch]);
  if (!request) return { is: 'none' };
  const { outcome } = answer ?? {};
  if (answer?.to !== request) {
    return { is: 'reading', request, before: outcome && 'reading' in outcome ? outcome.reading : null };
  }
  if ('reading' in answer.outcome) return { is: 'read', request, reading: answer.outcome.reading };
  return 'refused' in answer.outcome ? { is: 'refused', code: answer.outcome.refused } : { is: 'failed' };
}
