import { useEffect, useState } from 'react';
import type { PageRow, RunOrder } from '#batch';
import { keptOrder } from '#batch/worker';
import { addressImages, type Drawing } from '#drawing';
import { makers } from './makers.ts';

/** Milliseconds after the last change until the page is drawn anew. */
const PAUSE = 300;

/**
 * Returns the first page on which some rows are printed. While a page is drawn, returns the one from before, or null if
 * there was none.
 */
export function useFirstPage(rows: readonly PageRow[], order: RunOrder | null): Drawing | null {
  const [page, setPage] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!order?.pages || order.pages.is === 'codes') return;
    const controller = new AbortController();
    const draw = async (): Promise<void> => {
      const drawn = await makers().ask('draw', rows, { signal: controller.signal, kept: keptOrder(order) });
      setPage(drawn && (await addressImages(drawn)));
    };
    const timer = setTimeout(() => {
      draw().catch((error: unknown) => {
        if (!controller.signal.aborted) console.error(error);
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [rows, order]);
  return page;
}
