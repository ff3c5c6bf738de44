import { GRADIENT_PRESETS, type ModuleShape, parseColor, QUICK_GRADIENTS, toOklch } from '#design';
import type { Look } from '#looks';
import { styleWords } from './generator-style.ts';
import { grammar } from './grammar.ts';

// Other words than those of the shapes' own choices, so that the two are told apart by ear.
const modules: Readonly<Record<ModuleShape, string>> = {
  square: 'plain modules',
  rounded: 'soft modules',
  dots: 'dotted modules',
  'level-bars': 'striped across',
  'upright-bars': 'striped down',
};

/** Hues in OKLCH, in degrees, from which on a color has a name. */
const HUES = [
  { from: 0, name: 'pink' },
  { from: 18, name: 'red' },
  { from: 42, name: 'orange' },
  { from: 75, name: 'gold' },
  { from: 108, name: 'green' },
  { from: 170, name: 'teal' },
  { from: 225, name: 'blue' },
  { from: 285, name: 'violet' },
  { from: 330, name: 'pink' },
] as const;

/** Colors that are told apart by their name alone: black and grays have little chroma, brown is dark orange. */
const NAMED = { leastChroma: 0.025, black: 0.25, brown: 0.5 } as const;

/** The looks: finished prints of the visitor's own code. */
export const looksWords = {
  looks: 'Looks',
  more: 'More looks',
  previous: 'Previous looks',
  /** What a look is called: its colors and its shapes, and whether it has been tested. */
  nameOf: (look: Look, isTested: boolean) => (isTested ? lookName(look) : `${lookName(look)} (being tested)`),
  /** The name of a look before anything is known of it. */
  drawn: 'Look being drawn',
  waits: 'Testing this look before it is used.',
  replaced: "That look doesn't scan everywhere with this content, so another one took its place.",
  none: 'No look scans everywhere with this much content. Shorten it to choose one.',
  untested: "Looks couldn't be tested. Check your connection.",
};

function lookName({ style, image }: Look): string {
  if (image?.is === 'woven') return image.weave.look === 'pearls' ? 'Your picture, in pearls' : 'Your picture, woven';
  const shapes = [modules[style.moduleShape], ...(style.cornerDotShape === 'rounded' ? ['soft centers'] : [])];
  return grammar.series([colorsOf(style), ...shapes]);
}

function colorsOf({ gradientType, gradientColor1, gradientColor2, foregroundColor }: Look['style']): string {
  if (!gradientType) return capital(colorName(foregroundColor));
  const preset = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS].find(
    ({ color1, color2 }) => color1 === gradientColor1 && color2 === gradientColor2,
  );
  if (preset) return styleWords.gradientPairs[preset.name];
  return `${capital(colorName(gradientColor1))} to ${colorName(gradientColor2)}`;
}

function colorName(color: string): string {
  const parsed = parseColor(color);
  if (!parsed) return color;
  const { l, c, h } = toOklch(parsed);
  if (c < NAMED.leastChroma) return l < NAMED.black ? 'black' : 'gray';
  const degrees = ((h * 180) / Math.PI + 360) % 360;
  const name = HUES.findLast(({ from }) => degrees >= from)?.name ?? 'pink';
  return (name === 'orange' || name === 'gold') && l < NAMED.brown ? 'brown' : name;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
