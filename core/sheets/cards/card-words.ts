import { addressInWords, networkInText } from '#content';
import { type CardProduct, hasFacts } from './card-product.ts';

/** The words of a card. Empty strings are not printed. */
export interface CardWords {
  /** The call to action, or the name on a badge. */
  readonly headline: string;
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

export type CardLoss = 'headline' | 'text' | 'number' | 'address' | 'fact';

export function hasNoWords(words: CardWords): boolean {
  return textsOf(words).every((text) => text.trim() === '');
}

export function textsOf({ headline, text, number, address, facts }: CardWords): string[] {
  return [headline, text, number, address, ...facts.flatMap(({ label, value }) => [label, value])];
}

export interface WantedWords {
  readonly headline: string;
  readonly text: string;
  readonly number: string;
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  readonly labels: { readonly network: string; readonly password: string };
}

/**
 * The number is left out if the product has no place for one. A network's code on a product with room for facts has its
 * name and password, each if wanted.
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
