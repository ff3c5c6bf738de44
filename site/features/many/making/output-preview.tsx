import type { PageRow, RunOrder } from '#batch';
import type { ManyChoice } from '#storage';
import { LabelPreview, PagePreview } from '#ui/printing';
import { cardWords } from '#words/cards';
import { cardOnScreen } from './previewed-rows.ts';
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
        pages={page && order?.pages?.is === 'cards' ? [cardOnScreen(page, card, order.pages.hasMarks)] : []}
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
