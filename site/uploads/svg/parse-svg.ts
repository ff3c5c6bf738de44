import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { readDataUrl, writeDataUrl } from '#raster';
import { type Declaration, fragmentOf, readComponents, readDeclaration, readDeclarations } from './declarations.ts';
import { SVG_LIMITS } from './limits.ts';
import { matchesMedia } from './media.ts';
import { keepWithin, SvgRefused } from './refusal.ts';
import { readStyleSheet, type StyleRule } from './style-sheet.ts';
import type { SvgNode } from './svg-node.ts';
import { ATTRIBUTES, ELEMENTS, hasGeometry, TEXTS } from './vocabulary.ts';

/** A parsed document, reduced to what will be drawn. */
export interface SvgDocument {
  readonly root: SvgNode;
  /** The elements that can be referred to, by their ids. */
  readonly ids: ReadonlyMap<string, SvgNode>;
  readonly rules: readonly StyleRule[];
}

/** Reads the header of an embedded pixel image. Returns a string, the reason, if the image cannot be used. */
export type InspectPixels = (
  bytes: Uint8Array<ArrayBuffer>,
) => { readonly type: string; readonly width: number; readonly height: number } | 'not-an-image' | 'damaged';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const HTML = 'http://www.w3.org/1999/xhtml';

/** Namespaces of common prefixes. A file that uses them without declaring them is still drawn. */
const KNOWN_PREFIXES: Readonly<Record<string, string>> = { '': '', xlink: XLINK, svg: SVG };
const UNKNOWN = 'urn:unknown';

/** Matches the declaration of an entity that stands for plain text. Drawing programs declare them for namespaces. */
const ENTITY = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/** Elements whose `href` may contain a pixel image. */
const EMBEDDING: ReadonlySet<string> = new Set(['image', 'feImage']);

/** Elements whose `href` may refer to another element. */
const LINKING: ReadonlySet<string> = new Set([
  'use',
  'textPath',
  'feImage',
  'pattern',
  'linearGradient',
  'radialGradient',
]);

/** Number of characters that are parsed between two pauses. */
const SLICE = 2 ** 16;

type Growing = SvgNode & { readonly children: (SvgNode | string)[] };

/**
 * Parses an SVG document and keeps the elements, attributes and styles that are supported here. Unsupported ones are
 * left out if that cannot change the picture. Throws `SvgRefused` if leaving one out could change it, if the document
 * is damaged or is not an SVG, or if it exceeds a limit. Parses the text in slices, which take a few milliseconds each,
 * and awaits `pause` after each slice.
 */
export async function parseSvg(
  text: string,
  inspectPixels: InspectPixels,
  pause: () => Promise<void>,
): Promise<SvgDocument> {
  const builder = new SvgBuilder(inspectPixels);
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    resolvePrefix: (prefix: string) => KNOWN_PREFIXES[prefix] ?? UNKNOWN,
  });
  parser.on('error', () => {
    throw new SvgRefused(builder.root ? 'damaged' : 'not-an-image');
  });
  parser.on('doctype', (declarations) => {
    const entities = [...declarations.matchAll(ENTITY)].map(
      ([, name, text, single]) => [name, text ?? single] as const,
    );
    const longest = entities.reduce((most, [, value]) => Math.max(most, value.length), 0);
    if (longest * countAmpersands(text) > SVG_LIMITS.bytes) throw new SvgRefused('too-complex');
    for (const [name, value] of entities) parser.ENTITIES[name] ??= value;
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (target === 'xml-stylesheet' && /data:/i.test(body)) throw new SvgRefused('not-plain');
  });
  parser.on('opentag', (tag) => builder.open(tag));
  parser.on('closetag', () => builder.close());
  parser.on('text', (content) => builder.addText(content));
  parser.on('cdata', (content) => builder.addText(content));
  for (let at = 0; at < text.length; at += SLICE) {
    parser.write(text.slice(at, at + SLICE));
    await pause();
  }
  parser.close();
  return builder.finish();
}

/** Returns an upper bound for the number of entity references in a text. */
function countAmpersands(text: string): number {
  let count = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count++;
  return count;
}

/** Builds the document from the tags and texts that the parser reports. */
class SvgBuilder {
  root: SvgNode | null = null;
  readonly #inspectPixels: InspectPixels;
  readonly #ids = new Map<string, SvgNode>();
  readonly #rules: StyleRule[] = [];
  /** The open elements, outermost first. Null stands for one that is left out with all its content. */
  readonly #open: (Growing | null)[] = [];
  /** The open `style` element, if any. `depth` is the number of elements around it. */
  #sheet: { text: string; readonly depth: number; readonly isApplied: boolean | null } | null = null;
  #elements = 0;
  #selectors = 0;
  #declarations = 0;
  #styleText = 0;
  #imagePixels = 0;

  constructor(inspectPixels: InspectPixels) {
    this.#inspectPixels = inspectPixels;
  }

  open(tag: SaxesTagNS): void {
    const parent = this.#open.at(-1) ?? null;
    const isRoot = this.#open.length === 0;
    const isSvg = tag.uri === SVG || tag.uri === '';
    if (isRoot && !(isSvg && tag.local === 'svg')) throw new SvgRefused('not-an-image');
    keepWithin('depth', this.#open.length + 1);
    // This element is inside a `style` element. Browsers do not add the text of the inner element to the style sheet of
    // the outer one. They apply that text only if the inner element is a style sheet itself.
    if (this.#sheet) throw new SvgRefused('not-plain');
    if (tag.local === 'style' && (isSvg || tag.uri === HTML)) {
      // Browsers apply a style sheet wherever it is: also inside elements that draw nothing, such as `metadata`.
      this.#sheet = { text: '', depth: this.#open.length, isApplied: isApplied(tag) };
      this.#open.push(null);
    } else if (linksSheet(tag)) {
      throw new SvgRefused('not-plain');
    } else if (!isSvg || (!isRoot && !parent)) {
      this.#open.push(null);
    } else if (ELEMENTS.has(tag.local)) {
      this.#open.push(this.#add(tag, parent));
    } else {
      // A `foreignObject` contains a part of a web page. It is visible unless a `switch` can show an alternative, or
      // `requiredExtensions` prevents drawing.
      const isSeen = tag.local === 'foreignObject' && parent?.name !== 'switch' && !tag.attributes.requiredExtensions;
      if (isSeen) throw new SvgRefused('not-plain');
      this.#open.push(null);
    }
  }

  close(): void {
    this.#open.pop();
    if (this.#sheet?.depth !== this.#open.length) return;
    const { text, isApplied } = this.#sheet;
    this.#sheet = null;
    const rules = isApplied === false ? [] : readStyleSheet(text);
    // Here it depends on the browser whether the style sheet applies.
    if (isApplied === null && rules.length > 0) throw new SvgRefused('not-plain');
    for (const rule of rules) {
      this.#rules.push(rule);
      this.#selectors += rule.selectors.length;
      keepWithin('selectors', this.#selectors);
      this.#countDeclarations(rule.declarations.length);
    }
  }

  addText(content: string): void {
    const parent = this.#open.at(-1);
    if (this.#sheet) {
      this.#sheet.text += content;
      this.#styleText += content.length;
      keepWithin('styleText', this.#styleText);
    } else if (parent && TEXTS.has(parent.name)) {
      parent.children.push(content);
    }
  }

  finish(): SvgDocument {
    if (!this.root) throw new SvgRefused('not-an-image');
    return { root: this.root, ids: this.#ids, rules: this.#rules };
  }

  #add(tag: SaxesTagNS, parent: Growing | null): Growing | null {
    keepWithin('elements', ++this.#elements);
    const attributes = new Map<string, string>();
    const presentation: Declaration[] = [];
    for (const { name, uri, local, value } of Object.values(tag.attributes)) {
      if (name === 'xml:space') attributes.set(name, value);
      if (uri !== '') continue;
      if (ATTRIBUTES.has(local)) attributes.set(local, value);
      const declaration = ATTRIBUTES.has(local) ? null : readDeclaration(local, value);
      if (declaration) presentation.push(declaration);
    }
    const link = findLink(tag.attributes);
    const pixels = link !== null && EMBEDDING.has(tag.local) ? this.#readPixels(link) : null;
    if (pixels !== null) attributes.set('href', pixels);
    else if (tag.local === 'image') return null;
    const id = tag.attributes.id?.value;
    const classes = tag.attributes.class?.value.match(/\S+/g) ?? [];
    keepWithin('classes', classes.length);
    const { declarations: inline, geometry } = readDeclarations(readComponents(tag.attributes.style?.value ?? ''));
    for (const one of geometry) applyGeometry(one, tag.local, parent === null, attributes);
    this.#countDeclarations(presentation.length + inline.length);
    const element = {
      name: tag.local,
      parent,
      id: id && !this.#ids.has(id) ? id : undefined,
      classes,
      attributes,
      presentation,
      inline,
      link: link !== null && LINKING.has(tag.local) ? (fragmentOf(link) ?? undefined) : undefined,
      children: [],
    };
    if (element.id !== undefined) this.#ids.set(element.id, element);
    if (parent) parent.children.push(element);
    else this.root = element;
    return element;
  }

  #countDeclarations(more: number): void {
    this.#declarations += more;
    keepWithin('declarations', this.#declarations);
  }

  /**
   * Returns the data URL of an embedded pixel image, written anew so that the browser draws what was checked. Returns
   * null if the address is no data URL or its content is no known image. Throws `SvgRefused` for an embedded SVG, a
   * damaged image, and too many pixels.
   */
  #readPixels(address: string): string | null {
    const content = readDataUrl(address.trim());
    if (!content) return null;
    if (content.type === 'image/svg+xml') throw new SvgRefused('not-plain');
    const header = this.#inspectPixels(content.bytes);
    if (header === 'not-an-image') return null;
    if (header === 'damaged') throw new SvgRefused('damaged');
    this.#imagePixels += header.width * header.height;
    keepWithin('imagePixels', this.#imagePixels);
    return writeDataUrl(header.type, content.bytes);
  }
}

/** Whether an element is an HTML link to a style sheet in a data URL. Browsers apply such a sheet in SVG files too. */
function linksSheet({ uri, local, attributes }: SaxesTagNS): boolean {
  const [rel, href] = [attributes.rel?.value ?? '', attributes.href?.value ?? ''];
  return uri === HTML && local === 'link' && /stylesheet/i.test(rel) && /^\s*data:/i.test(href);
}

/** Returns whether the rules in a `style` element apply. Returns null if that depends on the browser. */
function isApplied({ attributes }: SaxesTagNS): boolean | null {
  const type = attributes.type?.value ?? '';
  // Some browsers accept only this exact spelling of the type.
  if (type !== '' && type !== 'text/css') return /^\s*text\/css/i.test(type) ? null : false;
  return matchesMedia(attributes.media?.value ?? '');
}

/**
 * Moves a width or height in the root's `style` to the root's attributes. Ignores a position of the root, which has no
 * effect. Throws `SvgRefused` if the width or height is not a single CSS token, or if the `style` of another element
 * sets its size or position.
 */
function applyGeometry(
  { property, value, functions }: Declaration,
  name: string,
  isRoot: boolean,
  attributes: Map<string, string>,
): void {
  if (!hasGeometry(name, property)) return;
  const [text] = value;
  const isPlain = value.length === 1 && typeof text === 'string' && functions.length === 0 && !text.includes('!');
  const isWholeSize = isRoot && (property === 'width' || property === 'height');
  if (isRoot && !isWholeSize) return;
  if (!isWholeSize || !isPlain) throw new SvgRefused('not-plain');
  attributes.set(property, text);
}

/** Returns the address in `href`, or else in the older `xlink:href`. Returns null if the element has neither. */
function findLink(attributes: Readonly<Record<string, SaxesAttributeNS>>): string | null {
  const links = Object.values(attributes).filter(({ local, uri }) => local === 'href' && (uri === '' || uri === XLINK));
  return (links.find(({ uri }) => uri === '') ?? links[0])?.value ?? null;
}
