// The parts of a symbol. ISO/IEC 18004:2015, 6.3.

/**
 * What a module is for; `moduleRoles` returns these values. Modules whose role is below `data` are fixed by version,
 * level and mask.
 */
export const Role = {
  /** Dark outer ring of a finder pattern, and the light ring inside it. */
  finderRing: 0,
  /** The 3 × 3 center of a finder pattern. */
  finderCenter: 1,
  /** The light margin around a finder pattern. */
  separator: 2,
  alignment: 3,
  /** Also where a timing pattern runs through an alignment pattern. */
  timing: 4,
  format: 5,
  version: 6,
  /** The single module that is dark in every symbol. */
  darkModule: 7,
  data: 8,
  errorCorrection: 9,
  /** Up to seven modules that no codeword fills. */
  remainder: 10,
} as const;

export type Role = (typeof Role)[keyof typeof Role];
