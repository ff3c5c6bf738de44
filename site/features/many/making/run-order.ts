import type { PageOrder, PageRow, RunOrder } from '#batch';
import type { FileChoice, QrDesign } from '#design';
import type { PrintSetup } from '#features/printing';
import type { FileOrder } from '#making';
import type { UploadedImage } from '#raster';
import type { CardProduct } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import { wantedPixels } from '#ui';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';

interface PagesSetup extends Pick<PrintSetup, 'sheet' | 'correction' | 'first' | 'place'> {
  readonly card: CardProduct;
  /** The rows that decide the size of all codes on labels. */
  readonly sizedBy: readonly PageRow[];
}

interface Look {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

/** Null if the visitor's own numbers for the label sheet are invalid. `date` is written into PDF files. */
export function runOrder(
  look: Look,
  many: ManyChoice,
  choice: FileChoice,
  setup: PagesSetup,
  date: Date,
): RunOrder | null {
  const { output, tellsSecrets } = many;
  const order = { ...look, file: fileOrder(output, choice, date), tellsSecrets, isReadBack: true };
  if (output === 'svg' || output === 'png' || output === 'pdf') return order;
  const pages = pageOrder(output, many, choice, setup, date);
  return pages && { ...order, pages };
}

function pageOrder(
  output: 'labels' | 'cards' | 'one-pdf',
  { hasCutLines, hasMarks, hasAddress, hasPassword }: ManyChoice,
  { isBlackOnly }: FileChoice,
  { sheet, correction, first, place, card, sizedBy }: PagesSetup,
  date: Date,
): PageOrder | null {
  const common = { ink: isBlackOnly ? 'black' : 'rgb', date, title: manyMakeWords.titles[output] } as const;
  switch (output) {
    case 'labels':
      return (
        sheet && { ...common, is: 'labels', sheet, correction, first, hasCutLines, sizedBy, ...(place && { place }) }
      );
    case 'cards': {
      const { labels } = cardWords;
      return { ...common, is: 'cards', product: card.id, hasMarks, hasAddress, hasPassword, labels };
    }
    case 'one-pdf':
      return { ...common, is: 'codes' };
  }
}

function fileOrder(output: ManyChoice['output'], choice: FileChoice, date: Date): FileOrder {
  const { mm, margin, isBlackOnly } = choice;
  // `makeRow` replaces this empty title with the name of the row.
  const common = { margin, title: '', carried: null };
  switch (output) {
    case 'svg':
      return { ...common, format: 'svg', mm };
    case 'png':
      return { ...common, format: 'png', size: wantedPixels(choice) };
    case 'pdf':
    case 'one-pdf':
    case 'labels':
    case 'cards':
      return { ...common, format: 'pdf', mm, ink: isBlackOnly ? 'black' : 'rgb', date };
  }
}
