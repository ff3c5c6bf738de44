/**
 * Limits for drawings. `docs/uploads.md` has their origin and the times measured at them. A browser draws an SVG in one
 * go on the page's own thread: once begun, drawing cannot be stopped.
 */
export const SVG_LIMITS = {
  /** Bytes of a file: a bound for the time that reading and writing it takes. */
  bytes: 8 * 2 ** 20,
  /** Elements in a file that can be visible or referred to. */
  elements: 50_000,
  /** Nesting of elements. */
  depth: 100,
  /** References that lead to references, such as copies of copies. Browsers need time with the third power of it. */
  references: 20,
  /** Nesting of layers (see `prices.ts`), each with memory for a whole picture. */
  layers: 16,
  /**
   * Characters of all style sheets together, and of one value of a style. They are read in one go, in a fifth of a
   * second.
   */
  styleText: 200_000,
  /**
   * Declarations in style sheets, `style` attributes and presentation attributes. Each takes some 200 bytes of memory.
   */
  declarations: 500_000,
  /** Classes of one element. */
  classes: 100,
  /** Selectors in style sheets. */
  selectors: 2000,
  /**
   * Pairs of an element and a selector that may match it. A browser takes up to 0.3 µs for each, even if nothing is
   * drawn: 45,000 elements under 2,000 rules for all elements took 5 s.
   */
  matches: 500_000,
  /** Parts of one selector, such as the three of `svg g > path`. */
  selectorParts: 6,
  /** Nesting of brackets in a style. */
  brackets: 10,
  /** Pixels of all pictures inside together, decoded. */
  imagePixels: 24_000_000,
  /** Milliseconds that drawing takes in the worst case, as `svg-cost.ts` estimates them. */
  work: 2000,
  /** Steps of the estimate: points, styles, comparisons. They limit the check itself to a fifth of a second. */
  steps: 1_000_000,
} as const;
