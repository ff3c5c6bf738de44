/** The words of a card; empty strings are left out. */
export interface CardWords {
  /** The call to action, or the name on a badge. */
  readonly headline: string;
  /** A line or two below it. */
  readonly text: string;
  /** Printed large, such as a table number. */
  readonly number: string;
  /** The target of the code; printed whole or not at all. */
  readonly address: string;
  /** The facts of a Wi-Fi card, each below its label; printed whole or not at all. They replace the address. */
  readonly facts: readonly CardFact[];
}

export interface CardFact {
  readonly label: string;
  readonly value: string;
}

/** Words that could not be printed, or not completely. */
export type CardLoss = 'headline' | 'text' | 'number' | 'address' | 'fact';

/** Whether nothing is printed but the code. */
export function hasNoWords(words: CardWords): boolean {
  return textsOf(words).every((text) => text.trim() === '');
}

/** Returns all words, for loading their fonts. */
export function textsOf({ headline, text, number, address, facts }: CardWords): string[] {
  return [headline, text, number, address, ...facts.flatMap(({ label, value }) => [label, value])];
}
