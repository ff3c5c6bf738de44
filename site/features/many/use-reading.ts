import { type Dispatch, useEffect, useMemo, useState } from 'react';
import { whenStill } from '#workbench';
import type { ManyAction, ManySet } from './many-set.ts';
import { openTable } from './table-desk.ts';
import type { TableRequest } from './table-source.ts';
import { type TableAnswer, type TableOutcome, type TableState, tableState } from './table-state.ts';

/** Milliseconds without typing after which typed text is read. */
const PAUSE = 200;

/** Reads the table of a set whenever its source or hints change, and then guesses the mapping. */
export function useReading({ source, sourceKey, hints }: ManySet, dispatch: Dispatch<ManyAction>): TableState {
  const request = useMemo<TableRequest | null>(
    () => (source ? { key: sourceKey, source, hints } : null),
    [source, sourceKey, hints],
  );
  const [answer, setAnswer] = useState<TableAnswer | null>(null);
  useEffect(() => {
    if (!request) return;
    const read = async (signal: AbortSignal): Promise<TableOutcome> => {
      const opened = await openTable(request, signal);
      return 'refused' in opened ? opened : { reading: opened };
    };
    return whenStill(request.source.is === 'text' ? PAUSE : 0, async (signal) => {
      const outcome = await read(signal).catch((error: unknown): TableOutcome | null => {
        if (signal.aborted) return null;
        console.error(error);
        return { failed: true };
      });
      if (!outcome || signal.aborted) return;
      setAnswer({ to: request, outcome });
      if ('reading' in outcome) dispatch({ do: 'guess', reading: outcome.reading });
    });
  }, [request, dispatch]);
  return tableState(request, answer);
}
