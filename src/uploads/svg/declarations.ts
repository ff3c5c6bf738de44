// Declarations of CSS, tokenized as browsers do it (CSS Syntax 3), kept as far as this room knows them.

import {
  type ComponentValue,
  isFunctionNode,
  isSimpleBlockNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  parseListOfComponentValues,
} from '@csstools/css-parser-algorithms';
import {
  isTokenCloseCurly,
  isTokenCloseParen,
  isTokenCloseSquare,
  isTokenColon,
  isTokenFunction,
  isTokenIdent,
  isTokenOpenCurly,
  isTokenOpenParen,
  isTokenOpenSquare,
  isTokenSemicolon,
  isTokenString,
  isTokenURL,
  tokenize,
} from '@csstools/css-tokenizer';
import { SVG_LIMITS } from './limits.ts';
import { keepWithin, SvgRefused } from './refusal.ts';
import { COLOR_FUNCTIONS, isGeometry, OWN_FUNCTIONS, PROPERTIES, REFERRING, VALUE_FUNCTIONS } from './vocabulary.ts';

/** An element of the document, by the id that the file gives it. */
export interface Reference {
  readonly id: string;
}

/** Text with references in it: an id is written otherwise than it was read. */
export type Parts = readonly (string | Reference)[];

export interface Declaration {
  readonly property: string;
  readonly value: Parts;
  /** The names of the functions in the value but `url`, in lower case. */
  readonly functions: readonly string[];
}

/** Nothing that could be a function, a string or an escape. */
const PLAIN = /^[\w\s.,%#+-]*$/;

/**
 * The component values of a text. Throws `SvgRefused` for a text that takes too long, and for brackets that take too
 * deep a stack.
 */
export function readComponents(text: string): ComponentValue[] {
  keepWithin('styleText', text.length);
  const tokens = tokenize({ css: text });
  let depth = 0;
  for (const token of tokens) {
    if (isTokenFunction(token) || isTokenOpenParen(token) || isTokenOpenSquare(token) || isTokenOpenCurly(token))
      depth++;
    else if (isTokenCloseParen(token) || isTokenCloseSquare(token) || isTokenCloseCurly(token)) depth--;
    keepWithin('brackets', depth);
  }
  return parseListOfComponentValues(tokens);
}

/**
 * The declaration that a presentation attribute makes; null for a property that is not kept, or a value that is none.
 */
export function readDeclaration(property: string, text: string): Declaration | null {
  if (!PROPERTIES.has(property)) return null;
  if (text.length <= SVG_LIMITS.styleText && PLAIN.test(text)) return { property, value: [text.trim()], functions: [] };
  return readValue(property, readComponents(text));
}

/** The declarations of a `style` attribute or of a rule's block. */
export interface DeclarationList {
  /** Those that are kept. */
  readonly declarations: readonly Declaration[];
  /**
   * Those that decide a size or a place, which attributes decide otherwise; their values are empty if they are
   * unknown.
   */
  readonly geometry: readonly Declaration[];
}

/** Reads the declarations of a `style` attribute or of a rule's block, without those of unknown properties. */
export function readDeclarations(components: readonly ComponentValue[]): DeclarationList {
  const declarations: Declaration[] = [];
  const geometry: Declaration[] = [];
  for (const [name, ...rest] of splitAt(components, isTokenSemicolon)) {
    if (!isTokenNode(name) || !isTokenIdent(name.value)) continue;
    const colon = rest.findIndex((component) => !isWhiteSpaceOrCommentNode(component));
    const sign = rest[colon];
    if (!isTokenNode(sign) || !isTokenColon(sign.value)) continue;
    const written = name.value[4].value;
    const property = written.startsWith('--') ? written : written.toLowerCase();
    if (!PROPERTIES.has(property) && !isGeometry(property) && !property.startsWith('--')) continue;
    const declaration = readValue(property, rest.slice(colon + 1));
    if (isGeometry(property)) geometry.push(declaration ?? { property, value: [], functions: [] });
    else if (declaration) declarations.push(declaration);
  }
  return { declarations, geometry };
}

/** Lists between separators, without the white space and comments that they begin with. */
export function splitAt(
  components: readonly ComponentValue[],
  isSeparator: (token: Parameters<typeof isTokenSemicolon>[0]) => boolean,
): ComponentValue[][] {
  const lists: ComponentValue[][] = [[]];
  for (const component of components) {
    const list = lists[lists.length - 1];
    if (isTokenNode(component) && isSeparator(component.value)) lists.push([]);
    else if (list.length > 0 || !isWhiteSpaceOrCommentNode(component)) list.push(component);
  }
  return lists;
}

function readValue(property: string, components: readonly ComponentValue[]): Declaration | null {
  const functions: string[] = [];
  const value = writeParts(property, components, functions);
  if (!value) return null;
  const hasReferences = value.some((part) => typeof part !== 'string');
  if (property.startsWith('--')) {
    // What a custom property holds could become anything where it is used.
    if (hasReferences || functions.some((name) => !COLOR_FUNCTIONS.has(name))) throw new SvgRefused('not-plain');
  } else if (hasReferences && !REFERRING.has(property)) {
    return null;
  }
  return { property, value, functions };
}

/** The value as it will be written; null when something in it is unknown. Collects the functions that it finds. */
function writeParts(property: string, components: readonly ComponentValue[], functions: string[]): Parts | null {
  const parts: (string | Reference)[] = [];
  for (const component of components) {
    const written = isWhiteSpaceOrCommentNode(component) ? [' '] : writeComponent(property, component, functions);
    if (!written) return null;
    const isSpaceTooMany = written[0] === ' ' && (parts.length === 0 || parts.at(-1) === ' ');
    if (!isSpaceTooMany) parts.push(...written);
  }
  if (parts.at(-1) === ' ') parts.pop();
  return parts;
}

function writeComponent(property: string, component: ComponentValue, functions: string[]): Parts | null {
  if (isFunctionNode(component)) {
    const name = component.getName().toLowerCase();
    if (name === 'url') return writeQuotedUrl(component.value);
    functions.push(name);
    const inside = isKnownFunction(property, name) ? writeParts(property, component.value, functions) : null;
    return inside && [`${name}(`, ...inside, ')'];
  }
  if (isSimpleBlockNode(component)) {
    const inside = isTokenOpenParen(component.startToken) ? writeParts(property, component.value, functions) : null;
    return inside && ['(', ...inside, ')'];
  }
  if (!isTokenNode(component)) return null;
  if (isTokenURL(component.value)) return [referenceTo(component.value[4].value)];
  const [, text] = component.value;
  // An escape is a second way to write what has been looked for here.
  if (text.includes('\\')) return null;
  return [isTokenString(component.value) ? closed(text) : text];
}

/** A string without escapes, with the quote at its end that the end of a text may stand for. */
function closed(text: string): string {
  const [quote] = text;
  return text.length > 1 && text.endsWith(quote) ? text : text + quote;
}

function isKnownFunction(property: string, name: string): boolean {
  if (property.startsWith('--')) return true;
  return OWN_FUNCTIONS[property]?.has(name) ?? (COLOR_FUNCTIONS.has(name) || VALUE_FUNCTIONS.has(name));
}

function writeQuotedUrl(components: readonly ComponentValue[]): Parts | null {
  const [address, ...more] = components.filter((component) => !isWhiteSpaceOrCommentNode(component));
  if (more.length > 0 || !isTokenNode(address) || !isTokenString(address.value)) return null;
  return [referenceTo(address.value[4].value)];
}

/** An address of another document, and of no element of this one, refers to nothing. */
function referenceTo(address: string): Reference {
  return { id: fragmentOf(address) ?? '' };
}

/** The id that an address within the document names, as browsers read it; null for any other address. */
export function fragmentOf(address: string): string | null {
  const trimmed = address.trim();
  if (!trimmed.startsWith('#')) return null;
  try {
    return decodeURIComponent(trimmed.slice(1));
  } catch (error) {
    // A percent sign that begins no escape stands for itself.
    if (error instanceof URIError) return trimmed.slice(1);
    throw error;
  }
}
