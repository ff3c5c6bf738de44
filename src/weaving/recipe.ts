// The constants of weaving, with their reasons. Measurements and rejected values: docs/weaving.md. Luma is BT.601 on
// stored values, 0 to 255, as readers compute it.

/** How the visible tone is made from the picture's luma. */
export const TONES = {
  /** Share of pixels at each end that may be clipped to black or white when the range is stretched. */
  clipped: 0.01,
  /** How far the range is stretched. Stretched fully, the middle tones of logos turn black. */
  stretch: 0.4,
  /**
   * Share of the difference between a blur of `fineRadius` and one of `wideRadius` modules that is added. More than 0.5
   * makes halos.
   */
  localContrast: 0.3,
  /** Share of the detail removed by the fine blur that is added. */
  sharpness: 0.15,
  wideRadius: 3 / 1.7,
  widePasses: 3,
  fineRadius: 0.8 / 1.7,
  finePasses: 2,
} as const;

/** Which modules should be dark. */
export const DITHER = {
  /**
   * The share of a module's contrast with its surroundings (a Gaussian of `surroundings` modules) that is added to its
   * tone.
   */
  contrast: 0.6,
  surroundings: 3,
  /**
   * Tones at which modules are as dark, and as light, as possible. The range is narrow, so that middle tones take one
   * value with few specks; 90 to 150 is cleaner and costs 2% of the readings.
   */
  darkest: 75,
  lightest: 165,
  /** Smallest share of light modules in dark areas. With less, readers with a local threshold lose them. */
  leastLight: 0.15,
  /** Largest share in light areas. They need few dark specks, and none in the focus. */
  mostLight: 0.93,
  /** Limit for the error that a module passes on. */
  mostError: 0.6,
} as const;

/** How a module's weight in the match is computed. */
export const WEIGHTS = {
  /** Factor in the middle of the focus; a focus of at most `smallFocus`, such as a small face, gets a larger one. */
  focus: 4,
  smallFocus: 0.16,
  smallFocusGain: 6,
  /** Distance from the middle tone at which a module counts fully, if the aim agrees with its tone. */
  decided: 100,
  middle: 128,
  undecided: 0.3,
  /** Share of that for a speck, which is only there for readers. */
  speck: 0.25,
  /** Factor toward the middle of the picture. */
  center: 2.5,
  /** Extra weight at edges of the picture, by their strength relative to the mean, limited. */
  edge: 0.25,
  mostEdge: 2,
} as const;

/** Which symbol is used. */
export const SYMBOL = {
  /**
   * The versions of each detail. The first is taken unless another one's alignment patterns disturb less. 6 is the
   * largest version without a pattern in the middle; smaller ones are coarser. From version 10 on faces are
   * recognizable, from 14 on fur is.
   */
  versions: { bold: [6], fine: [10, 9, 11], finest: [14, 13, 15] },
  /**
   * Another version is taken only if its patterns disturb the focus by this share less, because the first one of each
   * detail is read best.
   */
  leastGain: 0.2,
  /** Smallest share of codewords that must be free; longer texts take a larger version. */
  leastFree: 0.28,
  /** Most codewords of a message. Beyond that the picture is hardly visible. */
  mostUsed: 153,
} as const;

/** The cost of false patterns when the mask is chosen, each as a share of all weights. */
export const DECOYS = {
  alignment: 0.03,
  finder: 0.005,
  /** Distance in modules from an alignment pattern's center within which readers look for it. */
  search: 8,
} as const;

/**
 * How dark and how light modules are painted; `s` is the strength: 0 for the clearer picture, 1 for the one easier to
 * scan.
 */
export const SHADES = {
  /** Standard deviation, in modules, of the Gaussian within which the picture's mean is kept. */
  reach: 1.8,
  /** Smallest difference between dark and light. */
  contrast: (s: number): number => 100 + 90 * s,
  mostContrast: 190,
  /** Limits: no dark module is lighter, and no light one darker. */
  mostDark: (s: number): number => 95 - 40 * s,
  leastLight: (s: number): number => 165 + 45 * s,
  /** Where light modules are few they must be brighter; where dark ones are few they need not be black. */
  fewLight: (s: number): number => 24 + 8 * s,
  fewDark: 6,
  leastShare: 0.04,
  mostShare: 0.96,
  floor: 6,
  ceiling: 252,
  /**
   * The same beside the white of finder patterns, where local thresholds are high, within a Gaussian of this many
   * modules.
   */
  nearWhite: 1.1,
  nearWhiteGain: 1.6,
  nearWhiteLight: 225,
  nearWhiteDark: 70,
  /** Share of a module's error that is passed to its neighbors, and the limit for it. */
  carried: 0.5,
  mostCarried: 40,
} as const;

/** How a module is painted around its middle; lengths in modules. */
export const PAINT = {
  /** Half of a core's rounding, as a share of its half side; if it flows into a neighbor, as a share of its side. */
  rounding: 0.6,
  mergedRounding: 0.15,
  /** Distance over which the shift fades out around the core, and its remainder beyond. */
  fade: 0.15,
  leastShift: 0.15,
  /**
   * The sides of cores that are tried, the smallest first. With a fixed size, readers that average over a module
   * misread it.
   */
  cores: [0.5, 0.65, 0.8, 0.95],
  /** Tolerance of a module's mean around its level. */
  tolerance: 8,
  /** Texture may exceed its level by this much; it is compressed smoothly over `knee`. */
  give: 16,
  knee: 30,
  /** Across a border between equal modules their levels blend, from this distance to the middle of the border. */
  blendFrom: 0.2,
  blendWidth: 0.6,
} as const;

/** The same for beads that stay apart. */
export const PEARLS = {
  ...PAINT,
  rounding: 1,
  leastShift: 0.3,
  cores: [0.6, 0.75, 0.9],
} as const;

/** Beads need at least this strength to be read. */
export const PEARLS_LEAST_STRENGTH = 0.65;

/** The loop of levels and reader models. */
export const READING = {
  /** Luma by which a module's middle must clear each threshold. */
  clearance: 4,
  /** Added to a lack, and the limit for one move of a level. */
  step: 2,
  mostMoved: 24,
  rounds: 6,
  /** Wrong codewords that a block may have at the end. */
  mostWrong: 2,
} as const;

/** Colors. */
export const COLOR = {
  chroma: 1.12,
  /** Share of the ink's hue in dark specks on colorless areas. */
  hint: 0.35,
  /** From this chroma on (the length of the vector of differences from the luma), a pixel has a hue of its own. */
  colorful: 40,
  /** Luma of the ink, and the highest luma of the pixels from which it is mixed. */
  inkLuma: 38,
  inkMostLuma: 200,
  inkChroma: 1.3,
} as const;

/** Middle tones that differ little between neighboring modules; a code shows little of them. */
export const FLAT = { from: 90, to: 165, step: 12 } as const;
