import { addressInWords, networkInText } from '#content';
import type { CardProduct } from './card-product.ts';
import type { CardFact, CardWords } from './card-words.ts';

/** What is wanted on a card beside its code. */
export interface WantedWords {
  readonly headline: string;
  readonly text: string;
  readonly number: string;
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  /** What the name of a network and its password are called. */
  readonly labels: { readonly network: string; readonly password: string };
}

/**
 * Returns the words of a card whose code holds `text`, as far as the product has room for them. A password is among
 * them only where the visitor asks for it: decision 0072.
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
