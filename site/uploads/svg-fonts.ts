import type { CleanSvg } from './clean-svg.ts';
import { FONT, stylesOf } from './svg-styles.ts';
import { createCanvas } from './true-canvas.ts';

const MOST_LISTS = 50;

/** Matches names that stand for a font of the browser's choice. */
const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-.*|math|emoji|inherit|initial)$/i;

/** Returns whether a cleaned drawing has text for which none of the fonts that it names is installed. */
export function lacksFont(svg: CleanSvg): boolean {
  return [...fontsOf(svg)].slice(0, MOST_LISTS).some(isMissing);
}

function fontsOf(svg: CleanSvg): ReadonlySet<string> {
  const texts = [...svg.root.querySelectorAll('text, tspan, textPath')].filter(({ childNodes }) =>
    Array.from(childNodes).some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
  );
  const styles = texts.length > 0 ? stylesOf(svg) : null;
  const fonts = new Set<string>();
  for (const text of styles ? texts : []) {
    for (let at: Element | null = text; at; at = at.parentElement) {
      const font = styles?.get(at)?.get(FONT) ?? at.getAttribute(FONT);
      if (font) fonts.add(font);
      if (font) break;
    }
  }
  return fonts;
}

function isMissing(list: string): boolean {
  const named = list
    .split(',')
    .map((name) => name.trim().replaceAll(/["'\\]/g, ''))
    .filter((name) => name !== '' && !GENERIC.test(name));
  return named.length > 0 && !named.some(isInstalled);
}

/** By comparing widths: a browser does not list its fonts, and takes the next one if a font is missing. */
function isInstalled(font: string): boolean {
  const { context } = createCanvas(1, 1);
  return ['monospace', 'serif'].some((other) => {
    const [own, without] = [`"${font}", ${other}`, other].map((fonts) => {
      context.font = `72px ${fonts}`;
      return context.measureText('mmmmmmmmmmlli10').width;
    });
    return own !== without;
  });
}
