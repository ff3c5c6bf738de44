// The eight data masks. ISO/IEC 18004:2015, 7.8.2.

/** All masks, in order. */
export const MASKS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export type Mask = (typeof MASKS)[number];

/** Table 10: the condition under which a mask inverts the module in row `i` and column `j`. */
const CONDITIONS: Readonly<Record<Mask, (i: number, j: number) => boolean>> = {
  0: (i, j) => (i + j) % 2 === 0,
  1: (i) => i % 2 === 0,
  2: (_, j) => j % 3 === 0,
  3: (i, j) => (i + j) % 3 === 0,
  4: (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  5: (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  6: (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  7: (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
};

/** Every mask pattern repeats after this many rows and columns. */
export const MASK_PERIOD = 12;

/**
 * Returns whether a mask inverts the module in column `x` of row `y`. Masks apply only to modules that carry codewords
 * or remainder bits (the roles from `Role.data` on). The caller must check the role.
 */
export function isMasked(mask: Mask, x: number, y: number): boolean {
  return CONDITIONS[mask](y, x);
}
