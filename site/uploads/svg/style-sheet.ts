import {
  type ComponentValue,
  isSimpleBlockNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  stringify,
} from '@csstools/css-parser-algorithms';
import {
  isTokenAtKeyword,
  isTokenCDC,
  isTokenCDO,
  isTokenComma,
  isTokenOpenCurly,
  isTokenSemicolon,
} from '@csstools/css-tokenizer';
import { type Declaration, readComponents, readDeclarations, splitAt } from './declarations.ts';
import { matchesMedia } from './media.ts';
import { SvgRefused } from './refusal.ts';
import { readSelector, type Selector } from './selector.ts';
import { hasGeometry } from './vocabulary.ts';

/** A rule of a style sheet, with the selectors that can match something in an image. */
export interface StyleRule {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/** At-rules whose content applies only under a condition, or with another priority. */
const GROUPS = new Set(['supports', 'layer', 'container', 'scope', 'document', '-moz-document']);

/**
 * Reads the rules of a style sheet that apply to a still image on a screen, in a light color scheme. Throws
 * `SvgRefused` if leaving something out could change the picture: selectors that count elements or depend on siblings,
 * conditions that cannot be answered here, sizes set by CSS, and embedded fonts or style sheets. Also throws
 * `SvgRefused` if a limit is exceeded.
 */
export function readStyleSheet(text: string): StyleRule[] {
  return readRules(readComponents(text));
}

function readRules(components: readonly ComponentValue[]): StyleRule[] {
  const rules: StyleRule[] = [];
  let prelude: ComponentValue[] = [];
  for (const component of components) {
    const isBlock = isSimpleBlockNode(component) && isTokenOpenCurly(component.startToken);
    const name = atKeywordOf(prelude[0]);
    if (isBlock) {
      if (name === null) rules.push(readRule(prelude, component.value));
      else rules.push(...readAtRule(name, prelude.slice(1), component.value));
      prelude = [];
    } else if (name !== null && isTokenNode(component) && isTokenSemicolon(component.value)) {
      checkStatement(name, prelude.slice(1));
      prelude = [];
    } else if (prelude.length > 0 || !isBetweenRules(component)) {
      prelude.push(component);
    }
  }
  const last = atKeywordOf(prelude[0]);
  if (last !== null) checkStatement(last, prelude.slice(1));
  return rules.filter(({ selectors, declarations }) => selectors.length > 0 && declarations.length > 0);
}

/** Returns the name of the at-rule that starts with this component, in lower case. Returns null if no at-rule does. */
function atKeywordOf(component: ComponentValue | undefined): string | null {
  return isTokenNode(component) && isTokenAtKeyword(component.value) ? component.value[4].value.toLowerCase() : null;
}

/**
 * Returns whether a component is white space, a CSS comment, or a delimiter of HTML comments. Such delimiters once hid
 * style sheets from old browsers.
 */
function isBetweenRules(component: ComponentValue): boolean {
  const isSign = isTokenNode(component) && (isTokenCDO(component.value) || isTokenCDC(component.value));
  return isSign || isWhiteSpaceOrCommentNode(component);
}

/**
 * Returns the rules inside an at-rule that apply to an image.
 *
 * - `@media`: all of its rules if its query applies, and none if it does not. Throws `SvgRefused` if that is unknown
 *   and there are supported rules inside.
 * - An at-rule of `GROUPS`: throws `SvgRefused` if there are supported rules inside.
 * - `@property`, and `@font-face` with a data URL: throws `SvgRefused`.
 * - Any other at-rule: none.
 */
function readAtRule(
  name: string,
  prelude: readonly ComponentValue[],
  block: readonly ComponentValue[],
): readonly StyleRule[] {
  if (name === 'font-face' && /data:/i.test(stringify([[...block]]))) throw new SvgRefused('not-plain');
  // `@property` gives a custom property an initial value.
  if (name === 'property') throw new SvgRefused('not-plain');
  if (name !== 'media' && !GROUPS.has(name)) return [];
  const isMatched = name === 'media' ? matchesMedia(stringify([[...prelude]])) : null;
  if (isMatched === false) return [];
  const rules = readRules(block);
  if (isMatched === null && rules.length > 0) throw new SvgRefused('not-plain');
  return rules;
}

/**
 * Throws `SvgRefused` for an at-rule that has an effect although it has no block: `@import` of a data URL, or
 * `@namespace` with a default namespace other than SVG's.
 */
function checkStatement(name: string, prelude: readonly ComponentValue[]): void {
  const text = stringify([[...prelude]]);
  const isSheet = name === 'import' && /data:/i.test(text);
  const isNamespace =
    name === 'namespace' && !text.includes('http://www.w3.org/2000/svg') && /^\s*(?:url\(|["'])/i.test(text);
  if (isSheet || isNamespace) throw new SvgRefused('not-plain');
}

function readRule(prelude: readonly ComponentValue[], block: readonly ComponentValue[]): StyleRule {
  const hasRuleInside = block.some((inside) => isSimpleBlockNode(inside) && isTokenOpenCurly(inside.startToken));
  if (hasRuleInside) throw new SvgRefused('not-plain');
  const selectors = splitAt(prelude, isTokenComma)
    .map(readSelector)
    .filter((selector) => selector !== null);
  const { declarations, geometry } = readDeclarations(block);
  const isSized = geometry.some(({ property }) =>
    selectors.some(({ name }) => name === undefined || hasGeometry(name, property)),
  );
  if (isSized) throw new SvgRefused('not-plain');
  return { selectors, declarations };
}
