/**
 * What drawing takes at most, in milliseconds, for a picture of 1024 × 1024 pixels that every item covers wholly.
 * Measured in Chromium: see `docs/uploads.md`.
 */
export const PRICES = {
  element: 0.04,
  /** A filled or stroked area. */
  area: 0.15,
  /** A character of text. */
  letter: 0.25,
  /** A point of a path, and what it takes more for each other point: n points of one outline meet one another. */
  point: 0.005,
  pointsPerPoint: 1 / 1_400_000,
  dash: 0.002,
  /** A picture of pixels. */
  image: 4,
  /**
   * A picture of its own that is drawn first and then laid on what is below, for an opacity, a filter, a mask and the
   * like.
   */
  layer: 5,
  /** A mask, beside its layer and its content. */
  mask: 14,
  /** A clipping path, beside its layer and its content. A plain one, of a few shapes, needs neither. */
  clip: 7,
  plainClip: 1,
  marker: 0.15,
  gradient: 1.3,
  stop: 0.002,
  pattern: 8,
  /** A cell of the matrix of `feConvolveMatrix`. */
  convolveCell: 16,
  /** An input of `feMerge`. */
  mergeInput: 3,
  /** A function of the CSS property `filter` that `FUNCTION_PRICES` does not name. */
  filterFunction: 4,
} as const;

/**
 * Milliseconds for a filter primitive, whatever its attributes say. Primitives that are not named here are free.
 * `feTile` also repeats what lies outside of the picture, as far as the filter's region goes: no bound is known.
 */
export const PRIMITIVE_PRICES: Readonly<Record<string, number>> = {
  feBlend: 12,
  feColorMatrix: 2,
  feComponentTransfer: 4,
  feComposite: 25,
  feDiffuseLighting: 60,
  feDisplacementMap: 20,
  feDropShadow: 90,
  feFlood: 1,
  feGaussianBlur: 60,
  feImage: 20,
  feMerge: 3,
  feMorphology: 600,
  feOffset: 2,
  feSpecularLighting: 60,
  feTile: Number.POSITIVE_INFINITY,
  feTurbulence: 100,
};

/** Milliseconds for a function of the CSS property `filter`. */
export const FUNCTION_PRICES: Readonly<Record<string, number>> = { blur: 60, 'drop-shadow': 90 };
