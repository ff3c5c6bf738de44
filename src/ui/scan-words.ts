import type { ColorField } from '#design';
import type { ChangeFacts, ConditionId, Finding, ImageHarm, NoRepair, Verdict } from '#scanning';

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
      return imageText(finding);
    case 'modules':
      if (finding.image) return imageText(finding.image);
      return `${finding.misread} modules cannot be told dark from light; that uses ${finding.used} of ${finding.repairs} repairs.`;
    case 'corners':
      return 'The corner squares are circles: older readers miss them where the code is turned or far away.';
    case 'density':
      return `The text is long: its code has ${finding.size} × ${finding.size} modules of ${finding.pixels.toFixed(1)} pixels each, and phones must come close.`;
    case 'readings': {
      const names = finding.conditions.slice(0, MOST_CONDITIONS).map((id) => CONDITION_TEXT[id]);
      return `${Math.round(100 * finding.share)} % of the test readings fail that a plain black code passes, among them: ${names.join(', ')}.`;
    }
  }
}

function imageText({ isFull, costs, used, repairs }: ImageHarm): string {
  if (costs === 'contrast') return 'The image over the code takes too much of the difference between dark and light.';
  if (costs === 'pattern') {
    return 'The logo lies over a pattern by which readers find their way in this code, and some take its edges for that pattern.';
  }
  const rest = used > repairs ? 'more than the code can make good' : 'too few are left for dirt, glare and blur';
  return `${isFull ? 'The image over the code' : 'The logo'} uses ${used} of ${repairs} repairs: ${rest}.`;
}

/** What a repair does, as a button says it. */
export function changesText(changes: readonly ChangeFacts[]): string {
  const [first, ...others] = changes.map(changeText);
  return [first, ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(', ');
}

function changeText(change: ChangeFacts): string {
  switch (change.kind) {
    case 'darken':
      return `Darken ${namesOf(change.fields)}${change.to ? ` to ${change.to}` : ''}`;
    case 'lighten-background':
      return `Lighten Background to ${change.to}`;
    case 'swap':
      return change.isOnWhite ? 'Swap dark and light, on white' : 'Swap dark and light';
    case 'opaque-background':
      return 'Make Background opaque';
    case 'opaque-colors':
      return 'Make the colours opaque';
    case 'shrink-logo':
      return `Shrink the logo to ${change.to} %`;
    case 'centre-image':
      return `Put the image in the centre at ${change.to} %`;
    case 'black-on-white':
      return 'Use black on white';
    case 'match-corner-dots':
      return `Draw the corner dots as ${DOTS_TEXT[change.to]}`;
    case 'square-corners':
      return 'Draw the corners as squares';
    case 'square-modules':
      return 'Draw the modules as squares';
  }
}

const DOTS_TEXT = { square: 'squares', rounded: 'rounded squares', circle: 'circles' } as const;

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
