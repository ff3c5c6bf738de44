// The constants of weaving, with their reasons. Measurements and rejected values: docs/weaving.md. Luma is BT.601 on
// gamma-encoded values, 0 to 255, as decoders compute it.

export const TONES = {
  /** Share of pixels that may be clipped to black, and to white, when the range is stretched. */
  clipped: 0.01,
  /** How far the luma range is stretched: 0 not at all, 1 to the full range, which turns logos' middle tones black. */
  stretch: 0.4,
  /** Factor for the difference of blurs of `fineRadius` and `wideRadius` modules. More than 0.5 makes halos. */
  localContrast: 0.3,
  /** Sharpness: the detail that the fine blur removes, multiplied by this, is added. */
  sharpness: 0.15,
  wideRadius: 3 / 1.7,
  widePasses: 3,
  fineRadius: 0.8 / 1.7,
  finePasses: 2,
} as const;

/** Which modules should be dark: constants of `aim.ts`. */
export const DITHER = {
  /** Factor for a module's difference from a Gaussian of `surroundings` modules, added to its tone. */
  contrast: 0.6,
  surroundings: 3,
  /**
   * Darker and lighter areas get as many modules of their color as possible. The range is narrow, so that middle tones
   * become areas with few specks. A range of 90 to 150 makes even fewer, but 2% fewer readings succeed.
   */
  darkest: 75,
  lightest: 165,
  /** Smallest share of light modules in dark areas. With less, decoders with a local threshold misread these areas. */
  leastLight: 0.15,
  /** Largest share of light modules in light areas outside the focus. In the middle of the focus all may be light. */
  mostLight: 0.93,
  /** Largest error that a module passes on to its neighbors, where 1 is a whole module. */
  mostError: 0.6,
} as const;

/** How much a module counts in the match with the picture: constants of `aim.ts`. */
export const WEIGHTS = {
  /** Extra weight in the middle of the focus: with 4, a module there counts five times as much as one far outside. */
  focus: 4,
  /** Up to this radius, as a share of the picture's side, the weight is `smallFocusGain`: a small face. */
  smallFocus: 0.16,
  smallFocusGain: 6,
  /** This far from `middle`, a module's weight is 1 + `undecided`; at `middle`, only `undecided`. */
  decided: 100,
  middle: 128,
  undecided: 0.3,
  /** Factor for the weight above `undecided` of a speck: light in a dark area, or dark in a light one. */
  speck: 0.25,
  /** Extra weight in the middle of the picture, falling to 0 at the middle of each of the picture's sides. */
  center: 2.5,
  /** Extra weight at an edge of average steepness in the picture. At steeper edges it is up to `mostEdge` × `edge`. */
  edge: 0.25,
  mostEdge: 2,
} as const;

/** Which version is used: constants of `choose-symbol.ts`. */
export const SYMBOL = {
  /**
   * The first is used unless the alignment patterns of another disturb less. 6 is the largest with only one, which is
   * near a corner. Faces are recognizable from version 10 on, fur from 14 on.
   */
  versions: { bold: [6], fine: [10, 9, 11], finest: [14, 13, 15] },
  /** Share by which another version must disturb the focus less than the first version, which scans best. */
  leastGain: 0.2,
  /** Smallest share of codewords that must be free. A text that leaves less gets a larger version. */
  leastFree: 0.28,
  /** Largest number of codewords of a message. With more, the picture would hardly be visible. */
  mostUsed: 153,
} as const;

/** Share of the weight of all modules that a decoy counts: a place that decoders may mistake for a pattern. */
export const DECOYS = {
  alignment: 0.03,
  finder: 0.005,
  /** Decoders look for an alignment pattern up to this many modules from its center, across and down. */
  search: 8,
} as const;

/** Luma for `levels.ts`, unless stated otherwise. `s` is the strength: 0 for the clearest picture, 1 to scan best. */
export const SHADES = {
  /** Standard deviation, in modules, of the Gaussian within which the picture's mean is kept. */
  reach: 1.8,
  contrast: (s: number): number => 100 + 90 * s,
  mostContrast: 190,
  mostDark: (s: number): number => 95 - 40 * s,
  leastLight: (s: number): number => 165 + 45 * s,
  /**
   * Where few modules are light, they must be bright: the difference is at least `fewLight` divided by the share of
   * light modules, kept between `leastShare` and `mostShare`, and at most `mostContrast`. Likewise `fewDark`.
   */
  fewLight: (s: number): number => 24 + 8 * s,
  fewDark: 6,
  leastShare: 0.04,
  mostShare: 0.96,
  /** Lowest level of dark modules, and highest level of light ones, before `mostDark` and `leastLight` apply. */
  floor: 6,
  ceiling: 252,
  /**
   * Local thresholds are high beside the light modules of finder patterns and separators. There, levels move toward
   * `nearWhiteLight` and `nearWhiteDark` by a share: `nearWhiteGain` times the proportion of such modules nearby, at
   * most 1. `nearWhite` is the standard deviation, in modules, of the Gaussian that weights them.
   */
  nearWhite: 1.1,
  nearWhiteGain: 1.6,
  nearWhiteLight: 225,
  nearWhiteDark: 70,
  /** Factor for the error a module receives. It passes on at most `mostCarried`, in luma. */
  carried: 0.5,
  mostCarried: 40,
} as const;

/** How a module is painted around its middle; lengths in modules. */
export const PAINT = {
  /** Corner radius of a core (the middle part of a module, see `luma-painter.ts`), as a share of half its side. */
  rounding: 0.6,
  /** Over `fade` outside the core, the applied part of a module's shift in luma falls from 1 to `leastShift`. */
  fade: 0.15,
  leastShift: 0.15,
  /** Sides of cores, smallest first. With small ones only, decoders that average over a module would misread some. */
  cores: [0.5, 0.65, 0.8, 0.95],
  /** A core is large enough if the module's mean misses its bound by at most this much luma. */
  tolerance: 8,
  /** In luma: the texture may exceed a bound by `give`; within `knee` of this limit it is compressed smoothly. */
  give: 16,
  knee: 30,
  /** Neighbors of one color blend from this far from a module's middle on, over `blendWidth`. */
  blendFrom: 0.2,
  blendWidth: 0.6,
} as const;

/** How a module is painted in the look *pearls*: as a bead that stays apart from other beads. */
export const PEARLS = {
  ...PAINT,
  rounding: 1,
  leastShift: 0.3,
  cores: [0.6, 0.75, 0.9],
} as const;

/** The smallest strength with which beads are painted. With less, decoders often misread them. */
export const PEARLS_LEAST_STRENGTH = 0.65;

/** How levels are moved until the decoder models can read them: constants of `levels.ts`. */
export const READING = {
  /** Luma by which a module's middle must clear each threshold. */
  clearance: 4,
  /** A level moves by what the module lacks plus `step`, at most by `mostMoved`, in luma. */
  step: 2,
  mostMoved: 24,
  rounds: 6,
  /** The rounds end once every block has at most this many wrong codewords. */
  mostWrong: 2,
} as const;

/** Constants of `woven-picture.ts`. The chroma of a color is the vector of its channels minus its luma. */
export const COLOR = {
  chroma: 1.12,
  /** Share of the ink's chroma that a pixel without chroma gets if darkened from white to black, less in proportion. */
  hint: 0.35,
  /** A pixel whose chroma, as a vector, has at least this length keeps its own hue: it gets no chroma from the ink. */
  colorful: 40,
  inkLuma: 38,
  /** Highest luma of the pixels from which the ink is mixed. */
  inkMostLuma: 200,
  inkChroma: 1.3,
} as const;

/** A *flat middle tone* is between these and differs by less than `step` from those to its right and below. */
export const FLAT = { from: 90, to: 165, step: 12 } as const;
