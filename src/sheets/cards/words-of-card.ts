import { addressInWords, networkInText } from '#content';
import type { CardProduct } from './card-product.ts';
import type { CardFact, CardWords } from './card-words.ts';

/** The requested words of a card. */
export interface WantedWords {
  readonly headline: string;
  readonly text: string;
  readonly number: string;
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  /** The labels for the name of a network and its password. */
  readonly labels: { readonly network: string; readonly password: string };
}

/**
 * Returns the words of a card whose code encodes `text`, as far as the product has room for them. A password is
 * included only if the visitor asks for it: decision 0097.
 */
export function wordsOfCard(text: string, product: CardProduct, wanted: WantedWords): CardWords {
  return {
    headline: wanted.headline,
    text: wanted.text,
    number: product.type.number === undefined ? '' : wanted.number,
    address: (wanted.hasAddress && addressInWords(text)) || '',
    facts: product.isForWifi ? factsOf(text, wanted) : [],
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
