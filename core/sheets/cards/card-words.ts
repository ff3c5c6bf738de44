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
  /** The facts on a Wi-Fi card, each below its label. If there are any, no address is printed. */
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
