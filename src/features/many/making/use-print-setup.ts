import type { ContentType } from '#design';
import { labelSheet } from '#sheets';
import { CARDS, type CardProduct } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import {
  type FirstSheetChoice,
  freeLabels,
  isLabelId,
  type LabelId,
  OWN_SHEET,
  type PrintedSheet,
  ROLL,
  useFirstSheets,
  usePrintedSheet,
  usualLabels,
} from '#ui/printing';

/** The chosen products for labels and cards, and the state of the first sheet. */
export interface PrintSetup {
  readonly label: LabelId;
  readonly printed: PrintedSheet;
  readonly first: FirstSheetChoice;
  readonly changeFirst: (part: Partial<FirstSheetChoice>) => void;
  /** The first sheet has a label to print on. */
  readonly hasFree: boolean;
  readonly card: CardProduct;
  /** The cards that are offered for the codes' type of content. */
  readonly cards: readonly CardProduct[];
}

/** Returns the chosen products, or the usual ones if none are chosen. */
export function usePrintSetup({ sheet: chosen, card: chosenCard }: ManyChoice, type: ContentType): PrintSetup {
  const label = labelOf(chosen);
  const printed = usePrintedSheet(label);
  const [first, changeFirst] = useFirstSheets(label);
  const cards = type === 'wifi' ? CARDS : CARDS.filter(({ isForWifi }) => !isForWifi);
  const usual = cards.find(({ isForWifi }) => isForWifi) ?? cards[0];
  return {
    ...{ label, printed, first, changeFirst, cards },
    hasFree: printed.sheet !== null && freeLabels(printed.sheet, first) > 0,
    card: cards.find(({ id }) => id === chosenCard) ?? usual,
  };
}

function labelOf(id: string): LabelId {
  if (id === OWN_SHEET || id === ROLL) return id;
  if (isLabelId(id) && labelSheet(id.slice('label-'.length))) return id;
  return usualLabels(navigator.languages);
}
