import { grammar } from './grammar.ts';

const { list, number, percent, plural, series } = grammar;

/** Whether a code scans: verdicts, findings with their figures, fixes, and tests. Loaded with the verdict. */
export const scanWords = {
  // The wording of the four verdicts must not change.
  verdicts: {
    everywhere: 'Scans everywhere',
    'good-conditions': 'Scans in good conditions',
    unlikely: 'Unlikely to scan',
    not: 'Does not scan',
  },
  /** In place of “Scans everywhere” if a caution stands below. */
  onPhones: 'Scans on phones',
  testing: 'Testing the code…',
  testingOn: 'Still testing…',

  /** Whether a code scans at its printed size, in millimeters. Distances are in centimeters. */
  atSize: {
    verdicts: {
      everywhere: (mm: number) => `Scans at ${number(mm, 1)} mm`,
      'good-conditions': (mm: number) => `Scans at ${number(mm, 1)} mm in good conditions`,
      unlikely: (mm: number) => `Unlikely to scan at ${number(mm, 1)} mm`,
      not: (mm: number) => `Does not scan at ${number(mm, 1)} mm`,
    },
    testing: 'Testing this size…',
    untested: "The test at this size couldn't run in this browser.",
    everywhere: (distance: number) =>
      distance < 100
        ? `Tested as a phone sees it from up to ${number(distance)} cm away.`
        : `Tested as a phone sees it from up to ${number(distance / 100, 1)} m away.`,
    nearby: (distance: number) =>
      distance < 100
        ? `The modules are fine. Phones need to come closer than ${number(distance)} cm.`
        : `The modules are fine. Phones need to come closer than ${number(distance / 100, 1)} m.`,
    steady: 'Scanning needs a steady hand and good light. Print it a little larger to be safe.',
    tooSmall: "Phones can't make out the modules. Print it larger, or use a shorter text.",
    design: 'The size is fine, but the design is harder to scan than plain black on white.',
  },

  tested: (ways: number) =>
    plural(ways, {
      one: 'Tested in one simulated photo.',
      other: `Tested in ${number(ways)} simulated photos.`,
    }),
  untested: "The scan tests couldn't run in this browser",

  // The specification prescribes the labels of the color fields.
  fields: {
    foregroundColor: 'Foreground',
    backgroundColor: 'Background',
    cornerSquaresColor: 'Corner Squares',
    cornerDotsColor: 'Corner Dots',
    gradientColor1: 'Color 1',
    gradientColor2: 'Color 2',
  },

  /** The findings, below the verdict. A finding that names fields ends with their names. */
  found: {
    inverted: 'This code is light on dark. Many scanners only find codes that are dark on light.',
    lightCorners: (fields: readonly string[]) =>
      `Scanners look for dark corners. Lighter than the background: ${series(fields)}.`,
    darkCorners: (fields: readonly string[]) =>
      `Scanners can't make out the corners. Too dark on this background: ${series(fields)}.`,
    darkBackground: "The background is too dark. On a white page, scanners can't see where the code ends.",
    lightCode: 'The code is too light for its background.',
    lightOnWhite: (fields: readonly string[]) => `Too light on white: ${series(fields)}.`,
    lightOnBackground: (fields: readonly string[]) => `Too light on this background: ${series(fields)}.`,
    transparent: 'Parts of the code are transparent. The code is hard to scan on a dark page.',
    roundCorners: 'Rounded corners: some scanners need square ones, especially at an angle or from a distance.',
    smallModules: 'Long text makes small modules. People will have to hold their phone close.',
    redLight: 'Phones can scan this, but checkout scanners with red light may not.',
    /** Fewer tests pass than with black on white, without a single cause. Not `isComplete`: more failed than listed. */
    tests: (conditions: readonly string[], isComplete: boolean) => {
      if (conditions.length === 0) return 'Harder to scan than a plain black code.';
      return isComplete
        ? `Harder to scan than a plain black code. Failed tests: ${series(conditions)}.`
        : `Harder to scan than a plain black code. Failed tests include: ${series(conditions)}.`;
    },
    logo: {
      contrast: 'The logo leaves too little contrast.',
      pattern: 'The logo covers a pattern scanners need, or looks like one.',
      askew: "The logo's edge cuts through modules. Some scanners misread them.",
      edges: 'The logo has edges that some scanners mistake for part of the code.',
      overdrawn: 'The logo hides more than error correction can restore.',
      strained: 'The logo uses most of the error correction. Too little is left for dirt, glare, and blur.',
    },
    /** Problems caused by an image over the whole code. */
    image: {
      contrast: 'The image leaves too little contrast.',
      pattern: 'The image covers a pattern scanners need, or looks like one.',
      askew: "The image's edges cut through modules. Some scanners misread them.",
      edges: 'The image has edges that some scanners mistake for part of the code.',
      overdrawn: 'The image hides more than error correction can restore.',
      strained: 'The image uses most of the error correction. Too little is left for dirt, glare, and blur.',
    },
    woven: {
      contrast: 'The picture has large dark or light areas. Some scanners lose the code there.',
      pattern: "The picture's corners are too light. Scanners need them to find the code.",
      askew: "The picture's modules are too small for some scanners.",
      edges: "The picture's corners or margin are uneven, which misleads some scanners.",
      overdrawn: 'The picture needs more error correction than the code has.',
      strained: 'The picture uses most of the error correction. Too little is left for dirt, glare, and blur.',
    },
    modules: {
      contrast: 'Dark and light are too similar in places.',
      pattern: "A pattern scanners need doesn't stand out from the background.",
      askew: 'Modules are clear only at their centers. Some scanners misread them.',
      edges: 'The corners or the margin are uneven, which misleads some scanners.',
      overdrawn: "Scanners can't tell dark from light in too many modules.",
      strained:
        "Scanners can't tell dark from light in some modules. Too little error correction is left for dirt, glare, and blur.",
    },
  },

  /** The figures of the findings, under the details. */
  figures: {
    contrastWithWhite: (contrast: number) => `Contrast with white ${ratio(contrast)}.`,
    contrast: (contrast: number) => `Contrast ${ratio(contrast)}.`,
    contrastBelow: (contrast: number, needed: number) => `Contrast ${ratio(contrast)}; phones need ${ratio(needed)}.`,
    place: 'These edges are in the corners or the margin.',
    corrections: (used: number, all: number) => `${used} of ${all} corrections used.`,
    tooFewCorrections: (used: number, all: number) => `${used} corrections needed, ${all} available.`,
    askewCorrections: (used: number, all: number) =>
      `When read slightly off center, ${used} of ${all} corrections are used.`,
    tooFewAskewCorrections: (used: number, all: number) =>
      `When read slightly off center, ${used} corrections are needed; ${all} are available.`,
    misread: (modules: number) =>
      plural(modules, { one: `${modules} module misread.`, other: `${modules} modules misread.` }),
    modules: (size: number, pixels: number) => `${size} × ${size} modules, ${number(pixels, 1)} pixels each.`,
    lostTests: (share: number) => `Fails ${percent(share)} of the tests that a plain code passes.`,
    redLight: (right: number, tests: number) =>
      plural(right, {
        one: `In red light, ${right} of ${tests} tests passes.`,
        other: `In red light, ${right} of ${tests} tests pass.`,
      }),
  },

  fixes: {
    swap: 'Swap dark and light',
    darken: (fields: readonly string[]) => `Darken ${list(fields)}`,
    darkenTo: (fields: readonly string[], color: string) => `Darken ${list(fields)} to ${color}`,
    lighten: (fields: readonly string[]) => `Lighten ${list(fields)}`,
    lightenTo: (fields: readonly string[], color: string) => `Lighten ${list(fields)} to ${color}`,
    makeOpaque: (fields: readonly string[]) => `Make ${list(fields)} opaque`,
    blackOnWhite: 'Use black on white',
    shrinkLogo: (size: number) => `Shrink the logo to ${size}%`,
    centerImage: (size: number) => `Center the image at ${size}%`,
    raiseStrength: (strength: number) => `Raise Strength to ${strength}%`,
    bold: 'Use the Bold detail',
    flowing: 'Use the Flowing look',
    sturdier: 'Turn on Sturdier',
    cornerDots: {
      square: 'Make the corner dots square',
      rounded: 'Make the corner dots rounded',
      circle: 'Make the corner dots circles',
    },
    squareCorners: 'Make the corners square',
    squareModules: 'Make the modules square',
  },
  applyAll: 'Make these changes',
  fixEverything: 'Fix everything',
  undoFix: 'Undo the fix',
  /** For screen readers, in place of the pictures of the code before and after the fix. */
  withFix: {
    everywhere: 'With this fix, the code scans everywhere.',
    'good-conditions': 'With this fix, the code scans in good conditions.',
    unlikely: 'With this fix, the code is still unlikely to scan.',
    not: 'With this fix, the code still does not scan.',
  },
  noFix: {
    'text-too-long': 'Shorten the text for larger modules.',
    image: 'No image size helps here. Shorten the text or remove the image.',
    'no-small-change': 'No small fix found. Try another style.',
    'only-together': 'No small change fixes this on its own.',
    imageTogether: 'No image size fixes this on its own.',
  },

  troubles: {
    unloaded: "Couldn't load the scan test. Check your connection.",
    stopped: 'The search for fixes stopped early.',
    untested: "This browser couldn't test the code. Scan it with your phone before you print it.",
    noCode: "Our test scanners can't find a code in this picture. Scan it with your phone before you print it.",
    unidentified:
      "Our test scanners find a code in this picture, but we can't measure it. Scan it with your phone before you print it.",
    missingScanner: "Couldn't load one of the two test scanners. Without it, no code is rated “Scans everywhere”.",
  },

  /** The facts on which a verdict is based. Each is shown on its own line. */
  measured: {
    passes: (right: number, tests: number) => `Passes ${right} of ${tests} scans of these photos.`,
    /** For a code that scans everywhere although not all tests pass. */
    passesLikePlain: (right: number, tests: number) =>
      `Passes ${right} of ${tests} scans of these photos, about as many as a plain black code.`,
    noCorrections: 'No errors to correct.',
    corrections: (used: number, all: number) => `At most ${used} of ${all} corrections used.`,
    tooFewCorrections: (used: number, all: number) => `Up to ${used} corrections needed, ${all} available.`,
    levels: {
      L: 'Error correction level L: up to about 7% of the code can be damaged.',
      M: 'Error correction level M: up to about 15% of the code can be damaged.',
      Q: 'Error correction level Q: up to about 25% of the code can be damaged.',
      H: 'Error correction level H: up to about 30% of the code can be damaged.',
    },
  },
  /** How much of the error correction a woven picture uses. Shown beside the picture's options. */
  left: {
    all: 'The picture uses none of the error correction. All of it is left for dirt and damage.',
    some: (share: number) =>
      `The picture uses ${percent(share)} of the error correction. The rest is left for dirt and damage.`,
    nothing: 'The picture uses all of the error correction. Nothing is left for dirt and damage.',
    tooLittle: 'The picture needs more error correction than the code has.',
  },

  report: {
    title: 'Scan details',
    caption: 'Test results by condition and scanner',
    condition: 'Condition',
    scanners: { zxing: 'Strong scanner', jsqr: 'Weak scanner' },
    pass: 'Passes',
    fail: 'Fails',
    untried: 'Not tested',
    noneMisread: 'Every module reads correctly.',
    misread: (count: number, all: number) =>
      plural(count, {
        one: `${number(count)} of ${number(all)} modules is misread.`,
        other: `${number(count)} of ${number(all)} modules are misread.`,
      }),
    misreadMarked: (count: number, all: number) =>
      plural(count, {
        one: `${number(count)} of ${number(all)} modules is misread. It is marked here.`,
        other: `${number(count)} of ${number(all)} modules are misread. They are marked here.`,
      }),
    /** The text alternative of the picture in which misread modules are marked. */
    markedCode: (count: number) =>
      plural(count, {
        one: `The code with ${number(count)} misread module marked`,
        other: `The code with ${number(count)} misread modules marked`,
      }),
  },
  conditions: {
    'as-is': 'As is',
    'white-page': 'On a white page',
    'dark-page': 'On a dark page',
    small: 'Small (120 px)',
    'small-dark': 'Small, on a dark page',
    blurred: 'Blurred',
    rotated: 'Rotated 20°',
    tilted: 'Tilted 35°',
    noisy: 'Grainy',
    recompressed: 'Low-quality JPEG',
    'washed-out': 'Washed out',
    'uneven-light': 'Uneven lighting',
    photo: 'Photo of a screen',
    'photo-dark': 'Photo of a dark screen',
  },
};

function ratio(contrast: number): string {
  return `${number(contrast, 1)}:1`;
}
