import { colorName, GRADIENT_PRESETS, type ModuleShape, parseColor, QUICK_GRADIENTS } from '#design';
import type { Look } from '#looks';
import { groupWords } from './generator-groups.ts';
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
  progress: 'Making looks from your logo…',
  waits: 'Testing this look before it is used.',
  replaced: "That look doesn't scan everywhere with this content, so another one took its place.",
  none: 'With this much content, no look scans everywhere. Shorten the content to get looks.',
  untested: "Looks couldn't be tested. Check your connection.",
};

function lookName({ style, image }: Look): string {
  if (image?.is === 'woven') return image.weave.look === 'pearls' ? 'Your picture, in pearls' : 'Your picture, woven';
  const shapes = [modules[style.moduleShape], ...(style.cornerDotShape === 'rounded' ? ['soft centers'] : [])];
  const name = grammar.series([colorsOf(style), ...shapes]);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function colorsOf({ gradientType, gradientColor1, gradientColor2, foregroundColor }: Look['style']): string {
  if (!gradientType) return nameOf(foregroundColor);
  const preset = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS].find(
    ({ color1, color2 }) => color1 === gradientColor1 && color2 === gradientColor2,
  );
  if (preset) return styleWords.gradientPairs[preset.name];
  const [first, second] = [gradientColor1, gradientColor2].map(nameOf);
  return first === second ? first : `${first} to ${second}`;
}

function nameOf(color: string): string {
  const parsed = parseColor(color);
  return parsed ? groupWords.colorNames[colorName(parsed)] : color;
}
