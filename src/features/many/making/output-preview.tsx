import type { PageRow, RunOrder } from '#batch';
import { labelsOn } from '#sheets';
import type { ManyChoice } from '#storage';
import { LabelPreview, PagePreview } from '#ui/printing';
import { cardWords } from '#words/cards';
import { useFirstPage } from './use-first-page.ts';
import type { PrintSetup } from './use-print-setup.ts';

interface OutputPreviewProps {
  readonly output: ManyChoice['output'];
  readonly setup: PrintSetup;
  /** Null while there is nothing to print. */
  readonly order: RunOrder | null;
  /** The first rows of the table. */
  readonly rows: readonly PageRow[];
}

/** The first sheet of labels, or the first card, as it will be printed. */
export function OutputPreview({ output, setup, order, rows }: OutputPreviewProps) {
  const { label, printed, first, changeFirst, hasFree, card } = setup;
  const page = useFirstPage(rows, order);
  if (output === 'cards') {
    return (
      <PagePreview
        pages={page && order?.pages?.is === 'cards' ? [{ drawing: page, isRound: card.shape === 'round' }] : []}
        size={card}
        label={cardWords.pagePicture(cardWords.products[card.id])}
      />
    );
  }
  return (
    <LabelPreview
      product={label}
      sheet={printed.sheet}
      paper={printed.paper}
      pages={page ? [page] : []}
      choice={first}
      change={changeFirst}
      hasFree={hasFree}
    />
  );
}

/** Returns how many of the first rows an output's preview shows. */
export function rowsShown(output: ManyChoice['output'], { printed }: PrintSetup): number {
  return output === 'labels' && printed.sheet ? Math.min(MOST_LABELS, labelsOn(printed.sheet)) : 1;
}

/** The most labels in a preview. */
const MOST_LABELS = 40;
