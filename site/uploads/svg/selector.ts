import { type ComponentValue, isTokenNode, isWhiteSpaceOrCommentNode } from '@csstools/css-parser-algorithms';
import { type CSSToken, isTokenColon, isTokenDelim, isTokenHash, isTokenIdent } from '@csstools/css-tokenizer';
import type { Parts, Reference } from './declarations.ts';
import { keepWithin, SvgRefused } from './refusal.ts';

/** A selector made of element names, classes and ids, with combinators for descendants and children. */
export interface Selector {
  /** The selector as it will be written. */
  readonly parts: Parts;
  /** What the last part, `path` in `svg g > path`, requires of an element: its name, its id and its classes. */
  readonly name: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
}

/** Pseudo-classes for states of elements. Elements of an image are never in these states. */
const STATES = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'visited', 'target']);

/**
 * Reads a selector. Returns null if it matches nothing in an image. Throws `SvgRefused` if it has too many parts or is
 * not supported. Selectors such as `:first-child` or `path + path` are not supported, because they could match other
 * elements after something was left out of the document.
 */
export function readSelector(components: readonly ComponentValue[]): Selector | null {
  const parts: (string | Reference)[] = [];
  let last: { name?: string; id?: string; classes: string[] } = { classes: [] };
  let count = 1;
  const end = components.findLastIndex((component) => !isWhiteSpaceOrCommentNode(component)) + 1;
  for (let k = 0; k < end; k++) {
    if (isWhiteSpaceOrCommentNode(components[k])) {
      if (parts.at(-1) !== ' ' && parts.at(-1) !== '>') parts.push(' ');
      continue;
    }
    const token = tokenOf(components[k]);
    if (isDelim(token, '>')) {
      if (parts.at(-1) === ' ') parts.pop();
      parts.push('>');
      continue;
    }
    if (parts.at(-1) === ' ' || parts.at(-1) === '>') {
      last = { classes: [] };
      count++;
    }
    if (isTokenIdent(token)) {
      last.name = token[4].value;
      parts.push(last.name);
    } else if (isTokenHash(token)) {
      last.id = token[4].value;
      parts.push({ id: last.id });
    } else if (isDelim(token, '*')) {
      parts.push('*');
    } else if (isDelim(token, '.')) {
      const name = nameOf(components[++k]);
      last.classes.push(name);
      parts.push('.', name);
    } else if (isTokenColon(token)) {
      const state = nameOf(components[++k]).toLowerCase();
      if (STATES.has(state)) return null;
      if (state !== 'root') throw new SvgRefused('not-plain');
      parts.push(':root');
    } else {
      throw new SvgRefused('not-plain');
    }
  }
  keepWithin('selectorParts', count);
  return parts.length > 0 ? { parts, name: last.name, id: last.id, classes: [...new Set(last.classes)] } : null;
}

/** Returns the token of a component. Throws `SvgRefused` if it is not a single token, or has an escape. */
function tokenOf(component: ComponentValue | undefined): CSSToken {
  if (!isTokenNode(component) || component.value[1].includes('\\')) throw new SvgRefused('not-plain');
  return component.value;
}

function nameOf(component: ComponentValue | undefined): string {
  const token = tokenOf(component);
  if (!isTokenIdent(token)) throw new SvgRefused('not-plain');
  return token[4].value;
}

function isDelim(token: CSSToken, sign: string): boolean {
  return isTokenDelim(token) && token[4].value === sign;
}
