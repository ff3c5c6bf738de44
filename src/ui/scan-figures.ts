interface Measured {
  readonly readings: readonly { readonly isRight: boolean }[];
  /** Codewords repaired in the worst block. */
  readonly used: number;
  /** Codewords that can be repaired in that block. */
  readonly repairs: number;
}

/** What a verdict rests on, in a line: in how many tests the code was read and, if any, how many repairs that takes. */
export function scanFigures({ readings, used, repairs }: Measured): string {
  const right = readings.filter(({ isRight }) => isRight).length;
  // Where a browser runs neither reader, the error reserve alone is judged.
  const read = readings.length > 0 ? `Read in ${right} of ${readings.length} tests` : 'No reader could run';
  return used > 0 ? `${read}; the worst block uses ${used} of ${repairs} repairs` : read;
}
