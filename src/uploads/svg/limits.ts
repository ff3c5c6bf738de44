/**
 * What a drawing may ask of a browser. Where each limit comes from, and what takes how long at it, stands in `docs/uploads.md`.
 * A browser draws an SVG in one go, on the page's own thread: nothing can end it once it has begun.
 */
export const SVG_LIMITS = {
  /** Bytes of a file: a bound for the time that reading and writing it takes. */
  bytes: 8 * 2 ** 20,
  /** Elements in a file that can be seen or referred to. */
  elements: 50_000,
  /** Elements inside elements. */
  depth: 100,
  /** References that lead to references, such as copies of copies: browsers take the third power of it. */
  references: 20,
  /** Layers (see `drawing-work.ts`) inside layers, each with memory for a whole picture. */
  layers: 16,
  /** Characters of one style sheet or one value of a style, which are read in one go: a fifth of a second. */
  styleText: 200_000,
  /** Classes of one element. */
  classes: 100,
  /** Selectors in style sheets. */
  selectors: 2000,
  /** Parts of one selector, such as the three of `svg g > path`. */
  selectorParts: 6,
  /** Brackets inside brackets of a style. */
  brackets: 10,
  /** Pixels of all pictures inside together, decoded. */
  imagePixels: 24_000_000,
  /** Milliseconds that drawing takes at the worst, as `drawing-work.ts` reckons them. */
  work: 2000,
} as const;
