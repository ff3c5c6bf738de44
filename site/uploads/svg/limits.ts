/**
 * Limits for SVGs; a value equal to its limit is allowed. `docs/uploads.md` has the times measured at them. A browser
 * draws an SVG in one go on the page's own thread, and drawing cannot be stopped once it has begun.
 */
export const SVG_LIMITS = {
  /** Bytes of a file. Limits the time for reading and rewriting it. */
  bytes: 8 * 2 ** 20,
  /** Supported elements in a file (`ELEMENTS` of `vocabulary.ts`). */
  elements: 50_000,
  /** Nesting of elements. */
  depth: 100,
  /** Length of a chain of references, such as copies of copies. Browsers' time grows with its third power. */
  references: 20,
  /** Nesting of layers (see `prices.ts`). Each layer takes the memory of a whole picture. */
  layers: 16,
  /**
   * Characters of all style sheets together, and of each `style` or presentation attribute. A text of this length is
   * parsed in one go, which takes a fifth of a second.
   */
  styleText: 200_000,
  /**
   * Declarations in style sheets, `style` attributes and presentation attributes. Each takes some 200 bytes of memory.
   */
  declarations: 500_000,
  /** Classes of one element. */
  classes: 100,
  /** Selectors of all style sheets together. */
  selectors: 2000,
  /**
   * Pairs of an element and a selector that may match it. A browser takes up to 0.3 µs for each, even if nothing is
   * drawn: 45,000 elements with 2,000 rules that match every element took 5 s.
   */
  matches: 500_000,
  /** Parts of one selector, joined by combinators: `svg g > path` has three. */
  selectorParts: 6,
  /** Nesting of brackets in a style. */
  brackets: 10,
  /** Pixels of all embedded pictures together, decoded. */
  imagePixels: 24_000_000,
  /** Milliseconds that drawing takes in the worst case, as `svg-cost.ts` estimates them. */
  work: 2000,
  /**
   * Steps that the estimate of `work` takes: points, styles and comparisons. Limits the time of the estimate itself to
   * a fifth of a second.
   */
  steps: 1_000_000,
} as const;
