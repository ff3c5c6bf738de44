import type { ContentType } from '#design';
import type { CardProduct } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import {
  type FirstSheetChoice,
  freeLabels,
  type LabelId,
  type PrintedSheet,
  useFirstSheets,
  usePrintedSheet,
} from '#ui/printing';
import { cardFor, labelFor } from './print-products.ts';

/** The chosen products for labels and cards, and the state of the first sheet. */
export interface PrintSetup {
  readonly label: LabelId;
  readonly printed: PrintedSheet;
  readonly first: FirstSheetChoice;
  readonly changeFirst: (part: Partial<FirstSheetChoice>) => void;
  /** Whether the first sheet has a label to print on. */
  readonly hasFree: boolean;
  readonly card: CardProduct;
  /** The cards that are offered for the codes' type of content. */
  readonly cards: readonly CardProduct[];
}

/** Returns the chosen products, or the usual ones if none are chosen. */
export function usePrintSetup({ sheet: chosen, card: chosenCard }: ManyChoice, type: ContentType): PrintSetup {
  const label = labelFor(chosen, navigator.languages);
  const printed = usePrintedSheet(label);
  const [first, changeFirst] = useFirstSheets(label);
  return {
    ...{ label, printed, first, changeFirst, ...cardFor(chosenCard, type) },
    hasFree: printed.sheet !== null && freeLabels(printed.sheet, first) > 0,
  };
}
