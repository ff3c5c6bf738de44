import { useState } from 'react';
import { addressInWords, networkInText } from '#content';
import { DEFAULT_DESIGN } from '#design';
import type { CardFact, CardProduct, CardWords } from '#sheets/cards';
import { codeName } from '#ui';
import { cardWords } from '#words/cards';
import type { Remade } from '#workbench';

/** What the visitor chose for a card. */
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

/** How a card is wanted, and how to change a part of that. What is written stays when another product is chosen. */
export function useCardChoice(): [choice: CardChoice, change: (part: Partial<CardChoice>) => void] {
  const [choice, setChoice] = useState(FIRST);
  return [choice, (part) => setChoice((before) => ({ ...before, ...part }))];
}

/** Returns the headline until the visitor writes another: a name on a badge, else what people are to do. */
export function usualHeadline({ made, design }: Remade, { id }: Pick<CardProduct, 'id'>): string {
  const isPersonal = id.startsWith('business') || id.startsWith('badge');
  if (design.type === 'vcard' && isPersonal) return codeName(made.text);
  return cardWords.headlines[networkInText(made.text) ? 'wifi' : (design.type ?? DEFAULT_DESIGN.type)];
}

/** Returns the words of a card. A password is among them only where the visitor asks for it: decision 0072. */
export function cardWordsOf(code: Remade, product: CardProduct, choice: CardChoice): CardWords {
  const { text, number, hasAddress } = choice;
  return {
    headline: choice.headline ?? usualHeadline(code, product),
    text,
    number: product.type.number === undefined ? '' : number,
    address: (hasAddress && addressInWords(code.made.text)) || '',
    facts: product.isForWifi ? factsOf(code.made.text, choice) : [],
  };
}

function factsOf(text: string, { hasAddress, hasPassword }: CardChoice): CardFact[] {
  const network = networkInText(text);
  if (!network) return [];
  const { labels } = cardWords;
  return [
    ...(hasAddress ? [{ label: labels.network, value: network.name }] : []),
    ...(hasPassword && network.password !== '' ? [{ label: labels.password, value: network.password }] : []),
  ];
}
