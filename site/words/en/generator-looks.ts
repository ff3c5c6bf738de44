import { GRADIENT_PRESETS, type ModuleShape, parseColor, QUICK_GRADIENTS, toOklch } from '#design';
import type { Look } from '#looks';
import { styleWords } from './generator-style.ts';
import { grammar } from './grammar.ts';

// Worded differently from the choices of shapes, so that screen reader users can tell the two apart.
const modules: Readonly<Record<ModuleShape, string>> = {
  square: 'plain modules',
  rounded: 'soft modules',
  dots: 'dotted modules',
  'level-bars': 'horizontal stripes',
  'upright-bars': 'vertical stripes',
};

/** Names of colors: `first` at the start of a name, `within` inside one. */
const colors = {
  black: { first: 'Black', within: 'black' },
  gray: { first: 'Gray', within: 'gray' },
  brown: { first: 'Brown', within: 'brown' },
  pink: { first: 'Pink', within: 'pink' },
  red: { first: 'Red', within: 'red' },
  orange: { first: 'Orange', within: 'orange' },
  gold: { first: 'Gold', within: 'gold' },
  green: { first: 'Green', within: 'green' },
  teal: { first: 'Teal', within: 'teal' },
  blue: { first: 'Blue', within: 'blue' },
  violet: { first: 'Violet', within: 'violet' },
};

/** The hue from which each color name applies, in degrees in OKLCH. */
const HUES = [
  { from: 0, color: 'pink' },
  { from: 18, color: 'red' },
  { from: 42, color: 'orange' },
  { from: 75, color: 'gold' },
  { from: 108, color: 'green' },
  { from: 170, color: 'teal' },
  { from: 225, color: 'blue' },
  { from: 285, color: 'violet' },
  { from: 330, color: 'pink' },
] as const;

/**
 * Limits for names that do not depend on hue alone. A color with a chroma below `leastChroma` is called gray, or black
 * if its lightness is below `black`. Orange and gold are called brown if their lightness is below `brown`.
 */
const NAMED = { leastChroma: 0.025, black: 0.25, brown: 0.5 } as const;

/** The looks: ready styles, shown with the visitor's own code. */
export const looksWords = {
  looks: 'Looks',
  more: 'More looks',
  fromLogo: 'Looks from my logo',
  previous: 'Previous looks',
  /** The name of a look by its colors and shapes, marked if it has not been tested yet. */
  nameOf: (look: Look, isTested: boolean) => (isTested ? lookName(look) : `${lookName(look)} (being tested)`),
  /** The name of a look that is still being drawn. */
  drawn: 'Look being drawn',
  making: 'Making looks from your logo…',
  waits: 'Testing this look before it is used.',
  replaced: "That look doesn't scan everywhere with this content, so another one took its place.",
  none: 'With this much content, no look scans everywhere. Shorten the content to get looks.',
  untested: "Looks couldn't be tested. Check your connection.",
};

function lookName({ style, image }: Look): string {
  if (image?.is === 'woven') return image.weave.look === 'pearls' ? 'Your picture, in pearls' : 'Your picture, woven';
  const shapes = [modules[style.moduleShape], ...(style.cornerDotShape === 'rounded' ? ['soft centers'] : [])];
  return grammar.series([colorsOf(style), ...shapes]);
}

function colorsOf({ gradientType, gradientColor1, gradientColor2, foregroundColor }: Look['style']): string {
  if (!gradientType) return colorName(foregroundColor).first;
  const preset = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS].find(
    ({ color1, color2 }) => color1 === gradientColor1 && color2 === gradientColor2,
  );
  if (preset) return styleWords.gradientPairs[preset.name];
  return `${colorName(gradientColor1).first} to ${colorName(gradientColor2).within}`;
}

function colorName(color: string): { readonly first: string; readonly within: string } {
  const parsed = parseColor(color);
  if (!parsed) return { first: color, within: color };
  const { l, c, h } = toOklch(parsed);
  if (c < NAMED.leastChroma) return l < NAMED.black ? colors.black : colors.gray;
  const degrees = ((h * 180) / Math.PI + 360) % 360;
  const { color: hue } = HUES.findLast(({ from }) => degrees >= from) ?? HUES[0];
  return (hue === 'orange' || hue === 'gold') && l < NAMED.brown ? colors.brown : colors[hue];
}
