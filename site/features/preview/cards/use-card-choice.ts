import { useState } from 'react';
import { DEFAULT_DESIGN } from '#design';
import { type CardProduct, type CardWords, wordsOfCard } from '#sheets/cards';
import { usualHeadline } from '#ui/printing';
import { cardWords } from '#words/cards';
import type { Remade } from '#workbench';

/** The visitor's choices for a card. */
export interface CardChoice {
  /** Null until the visitor writes a headline of their own. */
  readonly headline: string | null;
  readonly text: string;
  readonly number: string;
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  readonly hasMarks: boolean;
  readonly isBlackOnly: boolean;
}

const FIRST: CardChoice = {
  headline: null,
  text: '',
  number: '',
  hasAddress: true,
  hasPassword: false,
  hasMarks: true,
  isBlackOnly: false,
};

/**
 * Returns the choices for a card, and a function to change a part of them. The choices stay when another product
 * is chosen.
 */
export function useCardChoice(): [choice: CardChoice, change: (part: Partial<CardChoice>) => void] {
  const [choice, setChoice] = useState(FIRST);
  return [choice, (part) => setChoice((before) => ({ ...before, ...part }))];
}

/** Returns the words of a card. */
export function cardWordsOf(code: Remade, product: CardProduct, choice: CardChoice): CardWords {
  const headline = choice.headline ?? headlineOf(code, product);
  return wordsOfCard(code.made.text, product, { ...choice, headline, labels: cardWords.labels });
}

/**
 * Returns the headline of a card for which the visitor has written none: the design's caption, else the usual headline
 * for the content and the product.
 */
export function headlineOf({ made, design }: Remade, { id }: Pick<CardProduct, 'id'>): string {
  return design.caption ?? usualHeadline(made.text, design.type ?? DEFAULT_DESIGN.type, id);
}
