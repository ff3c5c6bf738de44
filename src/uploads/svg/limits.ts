/**
 * What a drawing may ask of a browser. `docs/uploads.md` says where each limit comes from and what takes how long at
 * it. A browser draws an SVG in one go, on the page's own thread: nothing can end it once it has begun.
 */
export const SVG_LIMITS = {
  /** Bytes of a file: a bound for the time that reading and writing it takes. */
  bytes: 8 * 2 ** 20,
  /** Elements in a file that can be seen or referred to. */
  elements: 50_000,
  /** Elements inside elements. */
  depth: 100,
  /** References that lead to references, such as copies of copies. Browsers take the third power of it. */
  references: 20,
  /** Layers (see `prices.ts`) inside layers, each with memory for a whole picture. */
  layers: 16,
  /**
   * Characters of all style sheets together, and of one value of a style. They are read in one go: a fifth of a
   * second.
   */
  styleText: 200_000,
  /**
   * Declarations in style sheets, `style` attributes and attributes that are styles. Each takes some 200 bytes of
   * memory.
   */
  declarations: 500_000,
  /** Classes of one element. */
  classes: 100,
  /** Selectors in style sheets. */
  selectors: 2000,
  /**
   * Pairs of an element and a selector that may mean it. A browser takes up to 0.3 µs for each, also where nothing is
   * drawn: 45,000 elements under 2,000 rules for all elements held it up for 5 s.
   */
  matches: 500_000,
  /** Parts of one selector, such as the three of `svg g > path`. */
  selectorParts: 6,
  /** Brackets inside brackets of a style. */
  brackets: 10,
  /** Pixels of all pictures inside together, decoded. */
  imagePixels: 24_000_000,
  /** Milliseconds that drawing takes at the worst, as `svg-cost.ts` reckons them. */
  work: 2000,
  /** Steps that reckoning may take: points, styles, comparisons. They bound the check itself to a fifth of a second. */
  steps: 1_000_000,
} as const;
