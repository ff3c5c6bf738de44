import type { ColorField, CornerDotShape } from '#design';
import type { ChangeFacts, ConditionId, Finding, Harm, NoRepair, Recoloring, Verdict } from '#scanning';

/** The four verdicts as visitors read them. */
export const VERDICT_TEXT: Readonly<Record<Verdict, string>> = {
  everywhere: 'Scans everywhere',
  'good-conditions': 'Scans in good conditions',
  unlikely: 'Unlikely to scan',
  not: 'Does not scan',
};

/** The conditions that pictures are read under, as the table of details names them. */
export const CONDITION_TEXT: Readonly<Record<ConditionId, string>> = {
  'as-is': 'As it is',
  'white-page': 'On a white page',
  'dark-page': 'On a dark page',
  small: 'Small (120 px)',
  'small-dark': 'Small, on a dark page',
  blurred: 'Blurred',
  rotated: 'Rotated 20°',
  tilted: 'Tilted 35°',
  noisy: 'Noisy',
  recompressed: 'Recompressed',
  'washed-out': 'Washed out',
  'uneven-light': 'Uneven light',
  photo: 'Photo of a screen',
  'photo-dark': 'Photo of a dark screen',
};

/** The colour fields as the visitor sees them. */
const COLOR_LABEL: Readonly<Record<ColorField, string>> = {
  foregroundColor: 'Foreground',
  backgroundColor: 'Background',
  cornerSquaresColor: 'Corner Squares',
  cornerDotsColor: 'Corner Dots',
  gradientColor1: 'Color 1',
  gradientColor2: 'Color 2',
};

/** Conditions that a sentence names at most. */
const MOST_CONDITIONS = 4;

/** What was found, in a sentence with its figures. */
export function findingText(finding: Finding): string {
  switch (finding.kind) {
    case 'inverted':
      return 'The code is light on a dark ground. Many readers look for dark on light only, and find nothing.';
    case 'turned':
      return turnedText(finding);
    case 'paper':
      return `The ground is too dark: on a white page it differs from the paper by ${ratio(finding.contrast)}, and readers lose the code's edge.`;
    case 'ink': {
      const [contrast, needed] = [ratio(finding.contrast), ratio(finding.needed)];
      if (!finding.ink) return `The modules are too light on their ground: ${contrast}, phones need ${needed}.`;
      const { fields } = finding.ink;
      const [noun, verb] = fields.length === 1 ? ['colour', 'is'] : ['colours', 'are'];
      const ground = finding.isOnWhite ? 'white' : 'its background';
      return `The ${noun} ${namesOf(fields)} ${verb} too light on ${ground}: ${contrast}, phones need ${needed}.`;
    }
    case 'clear':
      return 'Parts of the picture are see-through: on a dark page too little of the code can be told apart.';
    case 'image':
      return harmText(finding.isFull ? 'The image over the code' : 'The logo', finding);
    case 'woven':
      return wovenText(finding);
    case 'modules':
      return modulesText(finding);
    case 'corners':
      return 'The corner squares are round: some readers look for sharp corners, or miss them where the code is turned or far away.';
    case 'density':
      return `The text is long: its code has ${finding.size} × ${finding.size} modules of ${finding.pixels.toFixed(1)} pixels each, and phones must come close.`;
    case 'readings': {
      const names = finding.conditions.slice(0, MOST_CONDITIONS).map((id) => CONDITION_TEXT[id]);
      return `${Math.round(100 * finding.share)} % of the test readings fail that a plain black code passes, among them: ${names.join(', ')}.`;
    }
    case 'red-light':
      return `Phones read it. Scanners at tills light with red and may not. In red light ${finding.right} of ${finding.tests} tests succeed.`;
  }
}

function turnedText({ fields, isLight }: Extract<Finding, { kind: 'turned' }>): string {
  const verb = fields.length === 1 ? 'is' : 'are';
  return isLight
    ? `${namesOf(fields)} ${verb} lighter than the ground, the code is darker: readers find it by its dark corners.`
    : `${namesOf(fields)} ${verb} darker than the ground, the code is lighter: readers cannot make out its corners.`;
}

function harmText(what: string, { costs, used, repairs }: Harm): string {
  switch (costs) {
    case 'contrast':
      return `${what} takes too much of the difference between dark and light.`;
    case 'pattern':
      return `${what} lies over a pattern by which readers find their way in this code, and some take its edges for that pattern.`;
    case 'askew':
      return `${what} ends in the middles of modules: ${askewText(used, repairs)}.`;
    case 'edges':
      return `${what} leaves edges in the corners or the margin, and some readers take them for part of the code.`;
    case 'repairs':
      return `${what} ${repairsText(used, repairs)}.`;
  }
}

function wovenText({ costs, used, repairs }: Harm): string {
  switch (costs) {
    case 'contrast':
      return 'Large dark or light areas of the woven picture: some readers lose the modules in them.';
    case 'pattern':
      return 'The corners of the woven picture are too light: readers find a code by them.';
    case 'askew':
      return `Modules of the woven picture are small: ${askewText(used, repairs)}.`;
    case 'edges':
      return 'The corners or the margin of the woven picture are uneven, and some readers take that for part of the code.';
    case 'repairs':
      return `The woven picture ${repairsText(used, repairs)}.`;
  }
}

function modulesText({ misread, image, ...harm }: Extract<Finding, { kind: 'modules' }>): string {
  if (image !== 'none') return harmText(image === 'full' ? 'The image over the code' : 'The logo', harm);
  if (harm.costs === 'contrast') return 'Dark and light are too much alike in places.';
  if (harm.costs === 'pattern') return 'A pattern by which readers find their way cannot be told from its ground.';
  if (harm.costs === 'askew')
    return `Modules are told dark from light by their middles alone: ${askewText(harm.used, harm.repairs)}.`;
  if (harm.costs === 'edges')
    return 'The corners or the margin are uneven, and some readers take that for part of the code.';
  return `${misread} modules cannot be told dark from light: the worst block ${repairsText(harm.used, harm.repairs)}.`;
}

/** How many repairs something takes, of how many there are. */
function repairsText(used: number, repairs: number): string {
  return used > repairs
    ? `needs ${used} repairs, ${repairs} are possible`
    : `takes ${used} of ${repairs} repairs: too few are left for dirt, glare and blur`;
}

function askewText(used: number, repairs: number): string {
  return `readers that look a little beside them need ${used} repairs, ${repairs} are possible`;
}

/** What a repair does, as a button says it. */
export function changesText(changes: readonly ChangeFacts[]): string {
  const [first, ...others] = changes.map(changeText);
  return [first, ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(', ');
}

function changeText(change: ChangeFacts): string {
  switch (change.kind) {
    case 'swap':
      return 'Swap dark and light';
    case 'recolor': {
      const [verb, end] = RECOLORING_WORDS[change.how];
      return `${verb} ${namesOf(change.fields)}${end}${change.to && !end ? ` to ${change.to}` : ''}`;
    }
    case 'black-on-white':
      return 'Use black on white';
    case 'resize-image':
      return `Shrink the logo to ${change.to} %`;
    case 'strengthen':
      return `Make the picture easier to scan (${change.to} %)`;
    case 'flow':
      return 'Let modules flow together';
    case 'sturdier':
      return 'Make it sturdier';
    case 'centre-image':
      return `Put the image in the centre at ${change.to} %`;
    case 'match-corner-dots':
      return `Draw the corner dots as ${DOTS_TEXT[change.to]}`;
    case 'square-corners':
      return 'Draw the corners as squares';
    case 'square-modules':
      return 'Draw the modules as squares';
  }
}

/** The words before and after the names of the fields. */
const RECOLORING_WORDS: Readonly<Record<Recoloring, readonly [string, string]>> = {
  darken: ['Darken', ''],
  lighten: ['Lighten', ''],
  'make-opaque': ['Make', ' opaque'],
};

const DOTS_TEXT: Readonly<Record<CornerDotShape, string>> = {
  square: 'squares',
  rounded: 'rounded squares',
  circle: 'circles',
};

/** Why what was found has no repair. */
export function noRepairText(reason: NoRepair): string {
  switch (reason) {
    case 'text-too-long':
      return 'Only a shorter text makes a code of fewer and larger modules.';
    case 'image':
      return 'No size of this image was found to help; a shorter text or no image would.';
    case 'no-small-change':
      return 'No smaller change than another style was found to help.';
    case 'only-together':
      return 'This helps only together with the other repairs.';
  }
}

/** The names of colour fields, as in a sentence. */
function namesOf(fields: readonly ColorField[]): string {
  const names = fields.map((field) => COLOR_LABEL[field]);
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A ratio stays on one line. */
function ratio(value: number): string {
  return `${value.toFixed(1)}\u00a0:\u00a01`;
}
