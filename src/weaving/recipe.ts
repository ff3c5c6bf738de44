// The constants of weaving, with their reasons. Measurements and rejected values: docs/weaving.md. Luma is BT.601 on
// gamma-encoded values, 0 to 255, as decoders compute it.

/** How the tones of a woven picture are made from the luma of the image. */
export const TONES = {
  /** Share of pixels that may be clipped to black, and to white, when the range is stretched. */
  clipped: 0.01,
  /** How far the luma is stretched toward the full range. A full stretch (1) turns the middle tones of logos black. */
  stretch: 0.4,
  /**
   * Local contrast: the difference between a blur of `fineRadius` and one of `wideRadius` modules, times this, is
   * added. More than 0.5 makes halos.
   */
  localContrast: 0.3,
  /** Sharpness: the detail that the fine blur removes, times this, is added. */
  sharpness: 0.15,
  wideRadius: 3 / 1.7,
  widePasses: 3,
  fineRadius: 0.8 / 1.7,
  finePasses: 2,
} as const;

/** Which modules should be dark: constants of `aim.ts`. */
export const DITHER = {
  /**
   * A module's difference from its surroundings (a Gaussian of `surroundings` modules), times this, is added to its
   * tone.
   */
  contrast: 0.6,
  surroundings: 3,
  /**
   * Tones from which on modules are as dark, and as light, as possible. The range is narrow, so that middle tones
   * become areas of one color with few specks; 90 to 150 has fewer still but costs 2% of the readings.
   */
  darkest: 75,
  lightest: 165,
  /** Smallest share of light modules in dark areas. With less, decoders with a local threshold misread them. */
  leastLight: 0.15,
  /** Largest share of light modules in light areas outside the focus. In its middle all may be light. */
  mostLight: 0.93,
  /** Largest error that a module passes on, in shares of light. */
  mostError: 0.6,
} as const;

/** How much a module counts in the match with the picture: constants of `aim.ts`. */
export const WEIGHTS = {
  /** Extra weight in the middle of the focus; 4 makes it five times. */
  focus: 4,
  /** Focuses up to this radius, such as a small face, have the extra weight `smallFocusGain`. */
  smallFocus: 0.16,
  smallFocusGain: 6,
  /** Distance from the tone `middle` at which a module has its full weight. At `middle` it has `undecided`. */
  decided: 100,
  middle: 128,
  undecided: 0.3,
  /** Share of that weight for a speck: a module against its tone, which is there only for decoders. */
  speck: 0.25,
  /** Extra weight in the middle of the picture, falling to 0 at the rim. */
  center: 2.5,
  /** Extra weight at an edge of average steepness in the picture. Steeper edges have up to `mostEdge` times as much. */
  edge: 0.25,
  mostEdge: 2,
} as const;

/** Which version is used: constants of `choose-symbol.ts`. */
export const SYMBOL = {
  /**
   * The versions of each detail. The first is used unless the alignment patterns of another disturb less. 6 is the
   * largest version without an alignment pattern in the middle; smaller ones are coarser. From version 10 on faces are
   * recognizable, from 14 on fur is.
   */
  versions: { bold: [6], fine: [10, 9, 11], finest: [14, 13, 15] },
  /**
   * Another version is used only if its alignment patterns disturb the focus less by at least this share: the first
   * version of each detail scans best.
   */
  leastGain: 0.2,
  /** Smallest share of codewords that must be free. A text that leaves less gets a larger version. */
  leastFree: 0.28,
  /** Most codewords of a message. With more, the picture would hardly be visible. */
  mostUsed: 153,
} as const;

/** How much each decoy (false pattern) counts when the mask is chosen, as a share of the weight of all modules. */
export const DECOYS = {
  alignment: 0.03,
  finder: 0.005,
  /** Distance in modules from an alignment pattern's center within which decoders look for it. */
  search: 8,
} as const;

/**
 * How dark and how light modules are painted: constants of `levels.ts`. `s` is the strength: 0 for the clearer picture,
 * 1 for the one easier to scan. Values are luma unless stated otherwise.
 */
export const SHADES = {
  /** Standard deviation, in modules, of the Gaussian within which the picture's mean is kept. */
  reach: 1.8,
  /** Smallest and largest difference between dark and light. */
  contrast: (s: number): number => 100 + 90 * s,
  mostContrast: 190,
  /** Limits: no dark module is lighter than `mostDark`, no light one darker than `leastLight`. */
  mostDark: (s: number): number => 95 - 40 * s,
  leastLight: (s: number): number => 165 + 45 * s,
  /**
   * The difference is also at least `fewLight` divided by the local share of light modules, and `fewDark` divided by
   * that of dark ones: where few modules are light, they must be bright. Shares are limited to `leastShare` and
   * `mostShare`.
   */
  fewLight: (s: number): number => 24 + 8 * s,
  fewDark: 6,
  leastShare: 0.04,
  mostShare: 0.96,
  /** Lowest level of dark modules and highest of light ones, before the limits above. */
  floor: 6,
  ceiling: 252,
  /**
   * Beside the white of finder patterns, where local thresholds are high, levels approach `nearWhiteLight` and
   * `nearWhiteDark`, within a Gaussian of `nearWhite` modules, times `nearWhiteGain`.
   */
  nearWhite: 1.1,
  nearWhiteGain: 1.6,
  nearWhiteLight: 225,
  nearWhiteDark: 70,
  /** Share of the error passed to a module that it makes up for, and the largest error it passes on. */
  carried: 0.5,
  mostCarried: 40,
} as const;

/** How a module is painted around its middle; lengths in modules. */
export const PAINT = {
  /** Corner radius of a core: a share of half its side, or, if it flows into a neighbor, of its whole side. */
  rounding: 0.6,
  mergedRounding: 0.15,
  /** Around the core the shift fades over this distance to `leastShift`, a share of the full shift. */
  fade: 0.15,
  leastShift: 0.15,
  /**
   * The sides of cores that are tried, smallest first. With one small size for all, decoders that average over a module
   * would misread it.
   */
  cores: [0.5, 0.65, 0.8, 0.95],
  /** A core is large enough if the module's mean misses its bound by at most this much luma. */
  tolerance: 8,
  /** Texture may exceed the bound by this much luma; what comes near that is compressed smoothly over `knee`. */
  give: 16,
  knee: 30,
  /** Modules of one color blend their levels across their border, from this distance from the middle on. */
  blendFrom: 0.2,
  blendWidth: 0.6,
} as const;

/** The same for the look *pearls*: beads that stay apart. */
export const PEARLS = {
  ...PAINT,
  rounding: 1,
  leastShift: 0.3,
  cores: [0.6, 0.75, 0.9],
} as const;

/** Beads need at least this strength to be read. */
export const PEARLS_LEAST_STRENGTH = 0.65;

/** How levels are moved until the decoder models can read them: constants of `readable-levels.ts`. */
export const READING = {
  /** Luma by which a module's middle must clear each threshold. */
  clearance: 4,
  /** A level moves by what its module lacks plus this, but at most by `mostMoved` in one round; both in luma. */
  step: 2,
  mostMoved: 24,
  rounds: 6,
  /** A block may have this many wrong codewords at the end. */
  mostWrong: 2,
} as const;

/** How colors are chosen: constants of `color.ts`. Chroma is the length of a color's vector of channels minus luma. */
export const COLOR = {
  /** Factor for the chroma of the picture. */
  chroma: 1.12,
  /** Share of the ink's chroma that darkened pixels without a hue get. */
  hint: 0.35,
  /** From this chroma on, a pixel has a hue of its own. */
  colorful: 40,
  /** Luma of the ink, the highest luma of the pixels from which it is mixed, and a factor for its chroma. */
  inkLuma: 38,
  inkMostLuma: 200,
  inkChroma: 1.3,
} as const;

/**
 * Flat middle tones: a module has one if its tone lies between `from` and `to` and differs from those to its right and
 * below by less than `step`.
 */
export const FLAT = { from: 90, to: 165, step: 12 } as const;
