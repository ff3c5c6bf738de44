interface Measured {
  readonly readings: readonly { readonly isRight: boolean }[];
  /** Codewords repaired in the worst block. */
  readonly used: number;
  /** Codewords that can be repaired in that block. */
  readonly repairs: number;
}

/** What a verdict rests on, in a line: how many test readings were right and, if any, how many repairs that took. */
export function scanFigures({ readings, used, repairs }: Measured): string {
  const right = readings.filter(({ isRight }) => isRight).length;
  // Where a browser runs neither reader, the error reserve alone is judged.
  const read = readings.length > 0 ? `${right} of ${readings.length} test readings` : 'No reader could run';
  return used > 0 ? `${read}; the worst block uses ${used} of ${repairs} repairs` : read;
}
