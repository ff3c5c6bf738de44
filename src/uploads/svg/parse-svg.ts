import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { readDataUrl, writeDataUrl } from '#raster';
import { type Declaration, fragmentOf, readComponents, readDeclaration, readDeclarations } from './declarations.ts';
import { SVG_LIMITS } from './limits.ts';
import { SvgRefused } from './refusal.ts';
import { readStyleSheet, type StyleRule } from './style-sheet.ts';
import type { SvgElement } from './svg-element.ts';
import { ATTRIBUTES, ELEMENTS, TEXTS } from './vocabulary.ts';

/** A document as it will be drawn. */
export interface SvgDocument {
  readonly root: SvgElement;
  /** The elements that can be referred to. */
  readonly ids: ReadonlyMap<string, SvgElement>;
  readonly rules: readonly StyleRule[];
}

/** What a file of pixels says of itself; a word for one that cannot be read. */
export type InspectPixels = (
  bytes: Uint8Array<ArrayBuffer>,
) => { readonly type: string; readonly width: number; readonly height: number } | 'not-an-image' | 'damaged';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Declared in many files, always as this; a file in which a prefix was forgotten is drawn all the same. */
const KNOWN_PREFIXES: Readonly<Record<string, string>> = { '': '', xlink: XLINK, svg: SVG };
const UNKNOWN = 'urn:unknown';

/** An entity that stands for plain text, as drawing programs declare them for namespaces. */
const ENTITY = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/** Elements that hold pictures of pixels, and those that refer to other elements by an address. */
const EMBEDDING: ReadonlySet<string> = new Set(['image', 'feImage']);
const LINKING: ReadonlySet<string> = new Set([
  'use',
  'textPath',
  'feImage',
  'pattern',
  'linearGradient',
  'radialGradient',
]);

/** Characters read in one go. */
const SLICE = 2 ** 16;

type Growing<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

/**
 * Reads the elements, attributes and styles of an SVG document that this room knows; what it leaves out is never seen in a picture,
 * or the document is refused. Throws `SvgRefused`. `pause` is awaited between slices of a few milliseconds.
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

/** How many entities a text may refer to. */
function countAmpersands(text: string): number {
  let count = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count++;
  return count;
}

/** Puts the document together, tag by tag. */
class SvgBuilder {
  root: SvgElement | null = null;
  readonly #inspectPixels: InspectPixels;
  readonly #ids = new Map<string, SvgElement>();
  readonly #rules: StyleRule[] = [];
  /** The elements that are open; null for one that is left out, with all that is in it. */
  readonly #open: (Growing<SvgElement> | null)[] = [];
  /** The style sheet that is open, and how many elements were when it began. */
  #sheet: { text: string; readonly depth: number } | null = null;
  #elements = 0;
  #selectors = 0;
  #imagePixels = 0;

  constructor(inspectPixels: InspectPixels) {
    this.#inspectPixels = inspectPixels;
  }

  open(tag: SaxesTagNS): void {
    const parent = this.#open.at(-1) ?? null;
    const isRoot = this.#open.length === 0;
    const isSvg = tag.uri === SVG || tag.uri === '';
    if (isRoot && !(isSvg && tag.local === 'svg')) throw new SvgRefused('not-an-image');
    if (this.#open.length >= SVG_LIMITS.depth) throw new SvgRefused('too-complex');
    if (!isSvg || (!isRoot && !parent)) {
      this.#open.push(null);
    } else if (tag.local === 'style') {
      this.#sheet = { text: '', depth: this.#open.length };
      this.#open.push(null);
    } else if (ELEMENTS.has(tag.local)) {
      this.#open.push(this.#add(tag, parent));
    } else {
      // A switch has something else to show where a part of a web page cannot be drawn, and what needs more than a browser never is.
      const isSeen = tag.local === 'foreignObject' && parent?.name !== 'switch' && !tag.attributes.requiredExtensions;
      if (isSeen) throw new SvgRefused('not-plain');
      this.#open.push(null);
    }
  }

  close(): void {
    this.#open.pop();
    if (this.#sheet?.depth !== this.#open.length) return;
    for (const rule of readStyleSheet(this.#sheet.text)) {
      this.#rules.push(rule);
      this.#selectors += rule.selectors.length;
      if (this.#selectors > SVG_LIMITS.selectors) throw new SvgRefused('too-complex');
    }
    this.#sheet = null;
  }

  addText(content: string): void {
    const parent = this.#open.at(-1);
    if (this.#sheet) this.#sheet.text += content;
    else if (parent && TEXTS.has(parent.name)) parent.children.push(content);
  }

  finish(): SvgDocument {
    if (!this.root) throw new SvgRefused('not-an-image');
    return { root: this.root, ids: this.#ids, rules: this.#rules };
  }

  #add(tag: SaxesTagNS, parent: Growing<SvgElement> | null): Growing<SvgElement> | null {
    if (++this.#elements > SVG_LIMITS.elements) throw new SvgRefused('too-complex');
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
    if (classes.length > SVG_LIMITS.classes) throw new SvgRefused('too-complex');
    const element = {
      name: tag.local,
      parent,
      id: id && !this.#ids.has(id) ? id : undefined,
      classes,
      attributes,
      presentation,
      inline: readDeclarations(readComponents(tag.attributes.style?.value ?? '')),
      link: link !== null && LINKING.has(tag.local) ? (fragmentOf(link) ?? undefined) : undefined,
      children: [],
    };
    if (element.id !== undefined) this.#ids.set(element.id, element);
    if (parent) parent.children.push(element);
    else this.root = element;
    return element;
  }

  /** The pixels in an address, written anew, so that what is drawn is what was looked at; null where there are none. */
  #readPixels(address: string): string | null {
    const content = readDataUrl(address.trim());
    if (!content) return null;
    if (content.type === 'image/svg+xml') throw new SvgRefused('not-plain');
    const header = this.#inspectPixels(content.bytes);
    if (header === 'not-an-image') return null;
    if (header === 'damaged') throw new SvgRefused('damaged');
    this.#imagePixels += header.width * header.height;
    if (this.#imagePixels > SVG_LIMITS.imagePixels) throw new SvgRefused('too-large');
    return writeDataUrl(header.type, content.bytes);
  }
}

/** The address in `href`, or else in the older `xlink:href`. */
function findLink(attributes: Readonly<Record<string, SaxesAttributeNS>>): string | null {
  const links = Object.values(attributes).filter(({ local, uri }) => local === 'href' && (uri === '' || uri === XLINK));
  return (links.find(({ uri }) => uri === '') ?? links[0])?.value ?? null;
}
