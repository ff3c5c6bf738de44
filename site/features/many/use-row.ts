import { useEffect, useState } from 'react';
import type { TableRow } from '#tables';
import { readRow } from './table-desk.ts';
import type { TableRequest } from './table-source.ts';
import type { TableReading } from './table-work.ts';

/** Returns the cells of one row; null while they are being fetched, or if there is no such row. */
export function useRow(request: TableRequest, { sample }: TableReading, index: number): TableRow | null {
  const known = sample.rows[index] ?? null;
  const isKnown = known !== null;
  const [answer, setAnswer] = useState<{
    readonly request: TableRequest;
    readonly index: number;
    readonly row: TableRow | null;
  } | null>(null);
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    readRow(request, index, controller.signal).then(
      (row) => setAnswer({ request, index, row }),
      (error: unknown) => {
        if (!controller.signal.aborted) console.error(error);
      },
    );
    return () => controller.abort();
  }, [isKnown, request, index]);
  if (known) return known;
  return answer?.request === request && answer.index === index ? answer.row : null;
}
