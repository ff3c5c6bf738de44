/** What is printed on a card beside its code; empty strings are left out. */
export interface CardWords {
  /** The call to action, or the name on a badge. */
  readonly headline: string;
  /** A line or two below it. */
  readonly text: string;
  /** Large, as on a table. */
  readonly number: string;
  /** Where the code leads: printed whole or not at all. */
  readonly address: string;
  /** What a Wi-Fi card says, each below its label: printed whole or not at all. They take the address's place. */
  readonly facts: readonly CardFact[];
}

export interface CardFact {
  readonly label: string;
  readonly value: string;
}

/** What of the words could not be printed, or not whole. */
export type CardLoss = 'headline' | 'text' | 'number' | 'address' | 'fact';

/** Returns all words, for loading their fonts. */
export function textsOf({ headline, text, number, address, facts }: CardWords): string[] {
  return [headline, text, number, address, ...facts.flatMap(({ label, value }) => [label, value])];
}
