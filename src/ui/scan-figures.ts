const USUAL_LEVEL = 'H';

interface Measured {
  readonly readings: readonly { readonly isRight: boolean }[];
  /** Codewords repaired in the worst block. */
  readonly used: number;
  /** Codewords that can be repaired in that block. */
  readonly repairs: number;
  readonly specimen: { readonly code: { readonly level: string } };
}

/** What a verdict rests on, in a line: in how many tests the code was read and, if any, how many repairs that takes. */
export function scanFigures({ readings, used, repairs, specimen }: Measured): string {
  const right = readings.filter(({ isRight }) => isRight).length;
  // Where a browser runs neither reader, the error reserve alone is judged.
  const read = readings.length > 0 ? `Read in ${right} of ${readings.length} tests` : 'No reader could run';
  const { level } = specimen.code;
  // Woven codes alone have another level than all others.
  const weaker = level === USUAL_LEVEL ? '' : `, at error correction level ${level}`;
  return used > 0 ? `${read}; the worst block uses ${used} of ${repairs} repairs${weaker}` : `${read}${weaker}`;
}
