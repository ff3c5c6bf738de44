import { addressInWords, networkInText } from '#content';
import { type CardProduct, hasFacts } from './card-product.ts';

/** The words of a card. Empty strings are not printed. */
export interface CardWords {
  /** The call to action, or the name on a badge. */
  readonly headline: string;
  /** A line or two below the headline. */
  readonly text: string;
  /** A number that is printed large, such as the number of a restaurant table. */
  readonly number: string;
  /** The address in the code, such as the host of a link. Printed whole or not at all. */
  readonly address: string;
  /** The facts about a network, each below its label. If there are any, no address is printed. */
  readonly facts: readonly CardFact[];
}

export interface CardFact {
  readonly label: string;
  /** Printed whole, or left out with its label. */
  readonly value: string;
}

/** The kinds of words that may be cut or left out. */
export type CardLoss = 'headline' | 'text' | 'number' | 'address' | 'fact';

/** Whether a card has no words, so that only its code is printed. */
export function hasNoWords(words: CardWords): boolean {
  return textsOf(words).every((text) => text.trim() === '');
}

/** Returns all words of a card. */
export function textsOf({ headline, text, number, address, facts }: CardWords): string[] {
  return [headline, text, number, address, ...facts.flatMap(({ label, value }) => [label, value])];
}

/** The words that a visitor wants on a card. */
export interface WantedWords {
  readonly headline: string;
  readonly text: string;
  readonly number: string;
  /** Whether the card shows the address in the code, or the name of its network. */
  readonly hasAddress: boolean;
  /** Whether the card shows the password of a network. */
  readonly hasPassword: boolean;
  /** The labels above the name of a network and above its password. */
  readonly labels: { readonly network: string; readonly password: string };
}

/**
 * Returns the words of a card whose code encodes `text`. The number is left out if the product has no place for a
 * number. Table cards and tents have a place for the number of the table. If the code is that of a network and the product
 * has room for facts, these are its name and its password, each only if the visitor wants it on the card.
 */
export function wordsOfCard(text: string, product: CardProduct, wanted: WantedWords): CardWords {
  return {
    headline: wanted.headline,
    text: wanted.text,
    number: product.type.number === undefined ? '' : wanted.number,
    address: (wanted.hasAddress && addressInWords(text)) || '',
    facts: hasFacts(product) ? factsOf(text, wanted) : [],
  };
}

function factsOf(text: string, { hasAddress, hasPassword, labels }: WantedWords): CardFact[] {
  const network = networkInText(text);
  if (!network) return [];
  return [
    ...(hasAddress ? [{ label: labels.network, value: network.name }] : []),
    ...(hasPassword && network.password !== '' ? [{ label: labels.password, value: network.password }] : []),
  ];
}
