import { ImageError, keepWithin } from './image-error.ts';
import { SVG_LIMITS } from './svg-work.ts';

/** Bytes that may come before the first `<`: white space, a byte order mark, and the zero bytes of UTF-16. */
const BEFORE_MARKUP: ReadonlySet<number> = new Set([0, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);

/** Matches an XML declaration that names an encoding. In every encoding except UTF-16, the declaration is ASCII. */
const ENCODING = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** Matches a document type declaration. The group is what it declares itself, for example entities. */
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/y;

/** Matches the declaration of an entity that stands for plain text. Drawing programs declare them for namespaces. */
const ENTITY = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/**
 * An XML fragment that is parsed in little time: no declarations and comments, plain entities expanded, every prefix
 * declared. Throws an `ImageError` if the file is no SVG or exceeds a limit.
 */
export function readSvgText(bytes: Uint8Array): string {
  if (bytes.find((byte) => !BEFORE_MARKUP.has(byte)) !== 0x3c) throw new ImageError('not-an-image');
  keepWithin('bytes', bytes.length, SVG_LIMITS.bytes);
  const text = decode(bytes).replace(/^\s*<\?xml\s[^>]*>/, '');
  const plain = expandEntities(text.replace(/<!--[\s\S]*?(?:-->|$)/g, ''));
  keepWithin('elements', count(plain, /<[^/!?]/g), SVG_LIMITS.elements);
  if (count(plain, /=/g) > SVG_LIMITS.attributes) throw new ImageError('too-complex');
  return declarePrefixes(plain);
}

/** By byte order mark, first bytes, or declaration, in this order, else UTF-8 (XML 1.0, appendix F). */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  const label = ENCODING.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1] ?? 'utf-8';
  try {
    // The declaration was readable as ASCII, so the file cannot be UTF-16.
    return new TextDecoder(/^utf-?16/i.test(label) ? 'utf-8' : label).decode(bytes);
  } catch (cause) {
    throw new ImageError('damaged', { cause });
  }
}

/** Entities with markup or other entities stay as they are. Without a declaration, they are errors to a parser. */
function expandEntities(text: string): string {
  DOCTYPE.lastIndex = Math.max(0, text.indexOf('<!DOCTYPE'));
  const doctype = DOCTYPE.exec(text);
  if (!doctype) return text;
  const rest = text.slice(0, doctype.index) + text.slice(DOCTYPE.lastIndex);
  const declared = [...(doctype[1] ?? '').matchAll(ENTITY)];
  const entities = new Map(declared.map(([, name, double, single]) => [name, double ?? single]));
  if (entities.size === 0) return rest;
  const longest = Math.max(...[...entities.values()].map((value) => value.length));
  if (longest * count(rest, /&/g) > SVG_LIMITS.bytes) throw new ImageError('too-complex');
  return rest.replace(/&([\w.:-]+);/g, (reference, name) => entities.get(name) ?? reference);
}

/** Drawing programs forgive prefixes without declaration. A prefix of the root element is removed everywhere. */
function declarePrefixes(written: string): string {
  const [, prefix, name] = /<(?:([A-Za-z_][\w.-]*):)?([A-Za-z_][\w.-]*)/.exec(written) ?? [];
  if (name !== 'svg') throw new ImageError('not-an-image');
  const text = prefix ? written.replaceAll(new RegExp(`(</?)${prefix.replaceAll('.', '\\.')}:`, 'g'), '$1') : written;
  const declared = new Set(Array.from(text.matchAll(/\sxmlns:([\w.-]+)\s*=/g), ([, name]) => name));
  const used = new Set(Array.from(text.matchAll(/[\s<]([A-Za-z_][\w.-]*):[\w.-]+[\s=/>]/g), ([, name]) => name));
  const missing = [...used].filter((name) => !declared.has(name) && name !== 'xml' && name !== 'xmlns');
  if (declared.size + missing.length > SVG_LIMITS.prefixes) throw new ImageError('too-complex');
  const added = missing.map((name) => ` xmlns:${name}="${NAMESPACES[name] ?? 'urn:unknown'}"`);
  const at = text.indexOf('<svg') + '<svg'.length;
  if (!/\sxmlns\s*=/.test(text.slice(at, text.indexOf('>', at)))) added.push(` xmlns="${NAMESPACES.svg}"`);
  return text.slice(0, at) + added.join('') + text.slice(at);
}

const NAMESPACES: Readonly<Record<string, string>> = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
};

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found++;
  return found;
}

/** Pixels per unit of length. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, em: 16, rem: 16, ex: 8 },
};

/** The size in pixels that a browser assumes if a document states none (CSS 2.2, 10.3.2). */
const DEFAULT_SIZE = [300, 150] as const;

/** Without a size or with percentages, browsers draw nothing or choose one. The view box keeps the content in place. */
export function sizeOf(attribute: (name: string) => string | null, longerSide: number) {
  const numbers = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = numbers.length === 4 && numbers.every(Number.isFinite) && numbers.slice(2).every(isUsable);
  const [, , boxWidth, boxHeight] = hasBox ? numbers : [0, 0, ...DEFAULT_SIZE];
  const [ownWidth, ownHeight] = [readLength(attribute('width')), readLength(attribute('height'))];
  const width = ownWidth ?? (hasBox && ownHeight ? (ownHeight * boxWidth) / boxHeight : boxWidth);
  const height = ownHeight ?? (hasBox && ownWidth ? (ownWidth * boxHeight) / boxWidth : boxHeight);
  const scale = longerSide / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    viewBox: (hasBox ? numbers : [0, 0, width, height]).join(' '),
  };
}

/** Returns a length in pixels. Returns null if it is missing, a percentage, not readable or not usable. */
function readLength(text: string | null): number | null {
  // Of a hostile length, only the beginning is read.
  const match = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text?.slice(0, 50) ?? '');
  const pixels = match ? Number(match[1]) * (UNITS[match[2].toLowerCase() || 'px'] ?? 0) : 0;
  return isUsable(pixels) ? pixels : null;
}

/** Whether a drawing may have this width or height in pixels: more than a millionth and less than a billion. */
function isUsable(length: number): boolean {
  return length > 1e-6 && length < 1e9;
}
