import { useEffect, useState } from 'react';
import type { PageRow, RunOrder } from '#batch';
import { addressImages, type Drawing } from '#drawing';
import { whenStill } from '#workbench';
import { keptOrder } from '#workers/batch';
import { makers } from './makers.ts';

/** Milliseconds after the last change until the page is drawn anew. */
const PAUSE = 300;

/**
 * Returns the first page on which these rows are printed. Until it is drawn, returns the page that was drawn before, or
 * null if there was none.
 */
export function useFirstPage(rows: readonly PageRow[], order: RunOrder | null): Drawing | null {
  const [page, setPage] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!order?.pages || order.pages.is === 'codes') return;
    const draw = async (signal: AbortSignal): Promise<void> => {
      const drawn = await makers().ask('draw', rows, { signal, kept: keptOrder(order) });
      setPage(drawn && (await addressImages(drawn)));
    };
    return whenStill(PAUSE, (signal) => {
      draw(signal).catch((error: unknown) => {
        if (!signal.aborted) console.error(error);
      });
    });
  }, [rows, order]);
  return page;
}
