import type { PageRow, RunOrder } from '#batch';
import type { Drawing } from '#drawing';
import { labelsOn } from '#sheets';
import { type CardProduct, surroundingsOf } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import { LabelPreview, PagePreview, type PreviewedPage } from '#ui/printing';
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

/** Returns a card's page with the bleed and the marks that its file has. */
function cardOnScreen(drawing: Drawing, card: CardProduct, hasMarks: boolean): PreviewedPage {
  const page = { drawing, isRound: card.shape === 'round' };
  // While another product is being drawn, the page is still the earlier one's.
  const isOwn = Math.abs(drawing.width - card.width) < 0.01 && Math.abs(drawing.height - card.height) < 0.01;
  return hasMarks && isOwn ? { ...page, around: surroundingsOf(drawing, card) } : page;
}

/** Returns how many of the first rows an output's preview shows. */
export function rowsShown(output: ManyChoice['output'], { printed }: PrintSetup): number {
  return output === 'labels' && printed.sheet ? Math.min(MOST_LABELS, labelsOn(printed.sheet)) : 1;
}

/** The most labels in a preview. */
const MOST_LABELS = 40;
