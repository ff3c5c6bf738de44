import { addressInWords, networkInText } from '#content';
import type { CardProduct } from './card-product.ts';
import type { CardFact, CardWords } from './card-words.ts';

/** The words that a visitor wants on a card. */
export interface WantedWords {
  readonly headline: string;
  readonly text: string;
  readonly number: string;
  /** Whether the card shows the address in the code, or the name of the network if it is a Wi-Fi card. */
  readonly hasAddress: boolean;
  /** Whether a Wi-Fi card shows the password of the network. */
  readonly hasPassword: boolean;
  /** The labels above the name of a network and above its password. */
  readonly labels: { readonly network: string; readonly password: string };
}

/**
 * Returns the words of a card whose code encodes `text`. The number is left out if the product has no place for a
 * number. Table cards and tents have a place for the number of the table. Only cards for Wi-Fi have facts: the name and
 * the password of the network, each only if the visitor wants it on the card (decision 0097).
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
