// The constants of weaving, with their reasons. How they were measured, and what else was tried: docs/weaving.md.
// Luma is BT.601 on values as they are written, 0 to 255, because that is what readers look at.

/** How the tone that a viewer should see is made from the picture's luma. */
export const TONES = {
  /** Shares of pixels that may be darker than black, and lighter than white, before the range is stretched. */
  clipped: 0.01,
  /** How far the range is stretched: fully, it turns the middle tones of logos black. */
  stretch: 0.4,
  /**
   * Share of the difference between a blur of `fineRadius` and one of `wideRadius` modules that is added: more than 0.5
   * makes halos.
   */
  localContrast: 0.3,
  /** Share of what the fine blur takes away that is added. */
  sharpness: 0.15,
  wideRadius: 3 / 1.7,
  widePasses: 3,
  fineRadius: 0.8 / 1.7,
  finePasses: 2,
} as const;

/** Which modules should be dark. */
export const DITHER = {
  /**
   * The contrast of modules against their surroundings (a Gaussian of `surroundings` modules) that is added to their
   * tone.
   */
  contrast: 0.6,
  surroundings: 3,
  /**
   * Tones that become as dark, and as light, as modules get. Steep, so that middle tones turn one value with few
   * specks; 90 to 150 is cleaner and costs 2 % of the readings.
   */
  darkest: 75,
  lightest: 165,
  /** Least share of light modules in dark areas: with less, readers with a local threshold lose them. */
  leastLight: 0.15,
  /** Most in light areas; they need few dark specks, and in the focus none. */
  mostLight: 0.93,
  /** The error of a module that is handed on is limited to this. */
  mostError: 0.6,
} as const;

/** What a module counts for the likeness. */
export const WEIGHTS = {
  /** How many times more in the middle of the focus; in one of `smallFocus` or less, which is a small face, more. */
  focus: 4,
  smallFocus: 0.16,
  smallFocusGain: 6,
  /** Tones so far from the middle count fully, where the aim is what the tone alone would say. */
  decided: 100,
  middle: 128,
  undecided: 0.3,
  /** Share of that for a speck, which is there for readers. */
  speck: 0.25,
  /** More toward the middle of the picture. */
  center: 2.5,
  /** More at edges of the picture, by their strength in terms of the mean, limited. */
  edge: 0.25,
  mostEdge: 2,
} as const;

/** Which symbol is used. */
export const SYMBOL = {
  /**
   * The versions of each detail, of which the first is taken unless another one's alignment patterns disturb less. 6 is
   * the largest without one in the middle; smaller ones are coarser. From 10 on faces are faces, from 14 on fur is fur.
   */
  versions: { bold: [6], fine: [10, 9, 11], finest: [14, 13, 15] },
  /**
   * Another version is taken only if its patterns disturb the focus by this share less: the first one of each detail is
   * read best.
   */
  leastGain: 0.2,
  /** Of all codewords, the least share that must be free; longer texts take a larger version. */
  leastFree: 0.28,
  /** Codewords that a message may have: beyond, the picture is hardly seen. */
  mostUsed: 153,
} as const;

/** What false patterns count when the mask is chosen, each as a share of all weights. */
export const DECOYS = {
  alignment: 0.03,
  finder: 0.005,
  /** Modules around an alignment pattern's center in which readers look for it. */
  search: 8,
} as const;

/** How dark and how light modules are painted; `s` is the strength, 0 the clearer picture, 1 the easier to scan. */
export const SHADES = {
  /** Modules whose mean stays what it is in the picture: a Gaussian of so many. */
  reach: 1.8,
  /** Least difference between dark and light. */
  contrast: (s: number): number => 100 + 90 * s,
  mostContrast: 190,
  /** No dark module is lighter, and no light one darker. */
  mostDark: (s: number): number => 95 - 40 * s,
  leastLight: (s: number): number => 165 + 45 * s,
  /** Few light modules must be brighter, few dark ones need not be black. */
  fewLight: (s: number): number => 24 + 8 * s,
  fewDark: 6,
  leastShare: 0.04,
  mostShare: 0.96,
  floor: 6,
  ceiling: 252,
  /** Beside the white of finder patterns, where local thresholds are high, within a Gaussian of so many modules. */
  nearWhite: 1.1,
  nearWhiteGain: 1.6,
  nearWhiteLight: 225,
  nearWhiteDark: 70,
  /** Share of a module's error that its neighbors hand to it, and the most that is handed on. */
  carried: 0.5,
  mostCarried: 40,
} as const;

/** How a module is painted around its middle; lengths in modules. */
export const PAINT = {
  /** Half of a core's rounding, as a share of its half side; where it flows into a neighbor, as a share of its side. */
  rounding: 0.6,
  mergedRounding: 0.15,
  /** How far from the core the shift goes over into the picture, and what is left of it there. */
  fade: 0.15,
  leastShift: 0.15,
  /**
   * The sides of cores that are tried, the smallest first: one of a fixed size is lost to readers that take the mean of
   * a module.
   */
  cores: [0.5, 0.65, 0.8, 0.95],
  /** How far the mean of a module may miss its level. */
  tolerance: 8,
  /** Texture may stand out of its level by this; it is bent gently toward it over `knee`. */
  give: 16,
  knee: 30,
  /** Across a border between equal modules their levels blend from here to the middle of the border. */
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

/** Beads need more strength to be read. */
export const PEARLS_LEAST_STRENGTH = 0.65;

/** The loop of levels and reader models. */
export const READING = {
  /** Luma that a module's middle must be away from each threshold. */
  clearance: 4,
  /** What is added to a lack, and the most that a level is moved at once. */
  step: 2,
  mostMoved: 24,
  rounds: 6,
  /** Wrong codewords that a block may have at the end. */
  mostWrong: 2,
} as const;

/** Colors. */
export const COLOR = {
  chroma: 1.12,
  /** Share of the ink's hue in dark specks on what has none. */
  hint: 0.35,
  /** From this chroma on (the length of the vector of differences to the luma), a pixel has a hue of its own. */
  colorful: 40,
  /** Luma of the ink, and of the pixels that it is mixed from at most. */
  inkLuma: 38,
  inkMostLuma: 200,
  inkChroma: 1.3,
} as const;

/** Middle tones that differ little from one module to the next: of them, a code shows little. */
export const FLAT = { from: 90, to: 165, step: 12 } as const;
