import { useEffect, useState } from 'react';
import type { PageRow, RunOrder } from '#batch';
import { addressImages, type Drawing } from '#drawing';
import { CardPreview, LabelPreview, type PrintSetup } from '#features/printing';
import { type LabelSheet, labelsOn } from '#sheets';
import type { CardProduct } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import { whenStill } from '#workbench';
import { keptOrder } from '#workers/batch';
import { makers } from './makers.ts';

interface OutputPreviewProps {
  readonly output: ManyChoice['output'];
  readonly setup: PrintSetup;
  readonly card: CardProduct;
  /** Null while there is nothing to print. */
  readonly order: RunOrder | null;
  /** The first rows of the table. */
  readonly rows: readonly PageRow[];
}

/** The first sheet of labels, or the first card, as it will be printed. */
export function OutputPreview({ output, setup, card, order, rows }: OutputPreviewProps) {
  const page = useFirstPage(rows, order);
  if (output === 'labels') return <LabelPreview setup={setup} pages={page ? [page] : []} />;
  const pages = order?.pages?.is === 'cards' ? order.pages : null;
  return <CardPreview product={card} page={pages && page} hasMarks={pages?.hasMarks ?? false} />;
}

/** The most labels in a preview. */
const MOST_LABELS = 40;

/** Returns how many of the first rows an output's preview shows. `sheet` is the label sheet, null if it is invalid. */
export function rowsShown(output: ManyChoice['output'], sheet: LabelSheet | null): number {
  return output === 'labels' && sheet ? Math.min(MOST_LABELS, labelsOn(sheet)) : 1;
}

/** Milliseconds after the last change until the page is drawn anew. */
const PAUSE = 300;

/**
 * Returns the first page on which these rows are printed. Until it is drawn, returns the page that was drawn before, or
 * null if there was none.
 */
function useFirstPage(rows: readonly PageRow[], order: RunOrder | null): Drawing | null {
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
