import { hideSecrets } from '#content';
import { writePdf } from '#drawing/files';
import { type CardProduct, cardPage, type DrawnCard } from '#sheets/cards';
import { codeName, fileNameOf } from '#ui';
import { cardWords } from '#words/cards';
import type { CardChoice } from './use-card-choice.ts';

type CardOptions = Pick<CardChoice, 'hasMarks' | 'isBlackOnly'>;

/** Makes the PDF of a card. The same card and date give the same bytes. */
export async function makeCardFile(
  card: DrawnCard,
  product: CardProduct,
  text: string,
  { hasMarks, isBlackOnly }: CardOptions,
  date: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf([cardPage(card, hasMarks)], {
    title: cardWords.title(cardWords.products[product.id], codeName(text)),
    description: hideSecrets(text),
    ink: card.isBlack || isBlackOnly ? 'black' : 'rgb',
    date,
  });
}

/** Returns the name of a card's file, from the code's name, the product, and the code's width in millimeters. */
export function cardFileName({ code }: DrawnCard, { id }: CardProduct, text: string): string {
  return `quietzone-${fileNameOf(text)}-${id}-${Number(code.width.toFixed(1))}mm.pdf`;
}
