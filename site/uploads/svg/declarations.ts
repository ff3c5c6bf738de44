// Reads the CSS declarations that are supported in uploaded SVGs. Texts are tokenized as browsers do it (CSS Syntax 3).

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

/** A reference to an element by its id in the file. The id is empty for an address outside the file. */
export interface Reference {
  readonly id: string;
}

/** Pieces of text with references between them. The ids of the references are replaced when the document is written. */
export type Parts = readonly (string | Reference)[];

export interface Declaration {
  readonly property: string;
  readonly value: Parts;
  /** The names of all functions in the value except `url`, in lower case. */
  readonly functions: readonly string[];
}

/** Matches a value without functions, strings, escapes and comments. Such a value needs no tokenizing. */
const PLAIN = /^[\w\s.,%#+-]*$/;

/**
 * Parses a text into CSS component values. Throws `SvgRefused` if the text is longer, or its brackets are nested
 * deeper, than `SVG_LIMITS` allows.
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

/** Returns the declaration of a presentation attribute. Returns null for an unsupported property or value. */
export function readDeclaration(property: string, text: string): Declaration | null {
  if (!PROPERTIES.has(property)) return null;
  if (text.length <= SVG_LIMITS.styleText && PLAIN.test(text)) return { property, value: [text.trim()], functions: [] };
  return readValue(property, readComponents(text));
}

/** What a `style` attribute or a rule's block declares. */
export interface DeclarationList {
  readonly declarations: readonly Declaration[];
  /** Declarations of a size or position (see `isGeometry`). An unsupported value is replaced by an empty one. */
  readonly geometry: readonly Declaration[];
}

/**
 * Reads the declarations of a `style` attribute or of a rule's block. Unsupported properties are left out, and so are
 * unsupported values, except in `geometry`. Throws `SvgRefused` for a custom property whose value has references, or
 * functions other than `COLOR_FUNCTIONS`.
 */
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

/** Splits a list at separators. White space and comments at the start of each part are dropped. */
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

/**
 * Returns a property's declaration. Returns null if a part of the value is not supported, or if the value refers to an
 * element although the property must not. Throws `SvgRefused` for a custom property as `readDeclarations` does.
 */
function readValue(property: string, components: readonly ComponentValue[]): Declaration | null {
  const functions: string[] = [];
  const value = writeParts(property, components, functions);
  if (!value) return null;
  const hasReferences = value.some((part) => typeof part !== 'string');
  if (property.startsWith('--')) {
    // Every property can use the value of a custom property, so that value must be harmless in every property.
    if (hasReferences || functions.some((name) => !COLOR_FUNCTIONS.has(name))) throw new SvgRefused('not-plain');
  } else if (hasReferences && !REFERRING.has(property)) {
    return null;
  }
  return { property, value, functions };
}

/**
 * Returns the value as it will be written, or null if a part of it is not supported. Adds the names of its functions to
 * `functions`.
 */
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
  // An escape could spell a name in a way that the checks here do not recognize.
  if (text.includes('\\')) return null;
  return [isTokenString(component.value) ? closed(text) : text];
}

/**
 * Returns the text of a string token, and adds the closing quote if the CSS ended within the string. The string must
 * have no escapes.
 */
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

/** Returns the reference in an address. The id is empty if the address is outside the document. */
function referenceTo(address: string): Reference {
  return { id: fragmentOf(address) ?? '' };
}

/**
 * Returns the id in an address within the document, such as `#a`, decoded as browsers do it. Returns null for any other
 * address.
 */
export function fragmentOf(address: string): string | null {
  const trimmed = address.trim();
  if (!trimmed.startsWith('#')) return null;
  try {
    return decodeURIComponent(trimmed.slice(1));
  } catch (error) {
    // A percent sign that does not start a valid escape is taken literally.
    if (error instanceof URIError) return trimmed.slice(1);
    throw error;
  }
}
