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
import { SvgRefused } from './refusal.ts';
import { readSelector, type Selector } from './selector.ts';

export interface StyleRule {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/**
 * The rules of a style sheet, without those for other media, for states and for what animates. Throws `SvgRefused` for selectors
 * that would mean other elements where something was left out, and for typefaces inside.
 */
export function readStyleSheet(text: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let prelude: ComponentValue[] = [];
  for (const component of readComponents(text)) {
    const isBlock = isSimpleBlockNode(component) && isTokenOpenCurly(component.startToken);
    const [first] = prelude;
    const isAtRule = isTokenNode(first) && isTokenAtKeyword(first.value);
    if (isBlock) {
      if (isAtRule) checkAtRule(first, component.value);
      else rules.push(readRule(prelude, component.value));
      prelude = [];
    } else if (isAtRule && isTokenNode(component) && isTokenSemicolon(component.value)) {
      prelude = [];
    } else if (prelude.length > 0 || !isBetweenRules(component)) {
      prelude.push(component);
    }
  }
  return rules.filter(({ selectors, declarations }) => selectors.length > 0 && declarations.length > 0);
}

/** White space, and the signs of an HTML comment, in which style sheets were once hidden from old browsers. */
function isBetweenRules(component: ComponentValue): boolean {
  const isSign = isTokenNode(component) && (isTokenCDO(component.value) || isTokenCDC(component.value));
  return isSign || isWhiteSpaceOrCommentNode(component);
}

/** A rule that is left out: what it asks for is not loaded or not for pictures, but a typeface inside would have been seen. */
function checkAtRule(name: ComponentValue, block: readonly ComponentValue[]): void {
  const isTypeface =
    isTokenNode(name) && isTokenAtKeyword(name.value) && name.value[4].value.toLowerCase() === 'font-face';
  if (isTypeface && /data:/i.test(stringify([[...block]]))) throw new SvgRefused('not-plain');
}

function readRule(prelude: readonly ComponentValue[], block: readonly ComponentValue[]): StyleRule {
  const hasRuleInside = block.some((inside) => isSimpleBlockNode(inside) && isTokenOpenCurly(inside.startToken));
  if (hasRuleInside) throw new SvgRefused('not-plain');
  const selectors = splitAt(prelude, isTokenComma).map(readSelector);
  return { selectors: selectors.filter((selector) => selector !== null), declarations: readDeclarations(block) };
}
