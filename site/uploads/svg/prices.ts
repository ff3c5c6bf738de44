/**
 * The maximum time, in milliseconds, for drawing each of these items in a picture of 1024 × 1024 pixels that the item
 * covers completely. Measured in Chromium: see `docs/uploads.md`.
 */
export const PRICES = {
  element: 0.04,
  /** A filled or stroked area. */
  area: 0.15,
  /** A character of text. */
  letter: 0.25,
  /** A point of a path. */
  point: 0.005,
  /**
   * Multiplied by the square of the number of points, because Chromium compares all points of an outline with one
   * another.
   */
  pointsPerPoint: 1 / 1_400_000,
  dash: 0.002,
  /** A pixel image. */
  image: 4,
  /**
   * A layer: a separate picture that is drawn first and then composited, for example for opacity, a filter or a mask.
   */
  layer: 5,
  /** A mask, without its layer and its content. */
  mask: 14,
  /**
   * A clipping path, without its layer and its content. A plain one, with few shapes and no text, takes `plainClip`
   * instead, which includes its layer and its content.
   */
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
  /** A function in the CSS property `filter`, if it has no entry in `FUNCTION_PRICES`. */
  filterFunction: 4,
} as const;

/**
 * Milliseconds for a filter primitive, whatever its attributes. `feConvolveMatrix` is priced by its cells; other
 * primitives without an entry are free. `feTile` has no known bound, because it also fills the filter's region outside
 * the picture.
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
