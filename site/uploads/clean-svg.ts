import DOMPurify, { type Config } from 'dompurify';
import { IMAGE_SIDE, readDataUrl, readImageHeader, writeDataUrl } from '#raster';
import { ImageError, keepWithin } from './image-error.ts';
import { readSvgText, sizeOf } from './svg-text.ts';
import { checkWork, type Style, SVG_LIMITS } from './svg-work.ts';

/** An SVG document that runs no scripts, loads nothing and is within the limits. */
export interface CleanSvg {
  /** The longer side has `IMAGE_SIDE` pixels. */
  readonly text: string;
  /** The root of the document, without its style sheets, and with `STYLE` in place of `style`. */
  readonly root: Element;
  readonly sheet: CSSStyleSheet;
  readonly lacksPicture: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Replaces the beginning of namespaces that mean something to a browser. */
const PLAIN = 'urn:plain:';

/** The name of `style` attributes until the drawing is written. */
export const STYLE = 'data-drawing-style';

/** CSS properties, and attributes, that may refer to elements. `mask` sets `mask-image`. */
const REFERRING = [
  ...['fill', 'stroke', 'clip-path', 'mask', 'mask-image', 'filter', 'marker-start', 'marker-mid', 'marker-end'],
];

/** CSS properties that may take work. */
const WATCHED = [...REFERRING, 'stroke-dasharray', 'vector-effect'];

/** CSS properties that set a size or position (SVG 2, 7.1). They are checked only as attributes. */
const GEOMETRY = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'd'];

/** Matches selectors that never apply to a still picture. */
const NEVER = /^[^(]*(?:::|:(?:active|focus|hover|link|target|visited))/;

/** Matches selectors that count elements, look at neighbors or contain others: browsers may take long to compare them. */
const SLOW = /[~+]|:(?!root\b)/;

/** DOMPurify and the parser take text only from this policy. Node, where tests use other parts, has no window. */
const policy = globalThis.window?.trustedTypes?.createPolicy('dompurify', {
  createHTML: (text) => text,
  createScriptURL: () => {
    throw new TypeError('An SVG needs no scripts');
  },
});

const CONFIG: Config = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use', '#cdata-section'],
  ADD_ATTR: ['fr', 'limitingConeAngle', 'pointsAtX', 'pointsAtY', 'pointsAtZ', 'requiredExtensions', 'side'],
  ADD_DATA_URI_TAGS: ['feImage'],
  FORBID_ATTR: ['style'],
  FORBID_TAGS: ['animateColor', 'animateMotion', 'animateTransform', 'desc', 'metadata', 'title'],
  KEEP_CONTENT: false,
  // Ids are kept, because the drawing never becomes part of the page.
  SANITIZE_DOM: false,
  IN_PLACE: true,
  TRUSTED_TYPES_POLICY: policy,
};

/**
 * Reads an SVG file and returns what may be drawn of it: the elements and attributes that DOMPurify accepts, and the
 * style sheets as the browser understands them, without any reference that leads out of the file. Throws an
 * `ImageError` if the file is no SVG, is damaged, exceeds a limit, or would look different without its other parts.
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  const { root, sheet } = parse(readSvgText(bytes));
  // Embedded pages are visible unless a `switch` has an alternative, or `requiredExtensions` prevents it.
  if (root.querySelector(':not(switch) > foreignObject:not([requiredExtensions])')) throw new ImageError('not-plain');
  const lacksPicture = [...root.querySelectorAll('image, feImage, use')].some(leadsOutside);
  DOMPurify.sanitize(root, CONFIG);
  const elements = [root, ...root.querySelectorAll('*')];
  cleanLinks(elements);
  checkWork(root, cleanStyles(elements, sheet));
  const size = sizeOf((name) => root.getAttribute(name), IMAGE_SIDE);
  for (const [name, value] of Object.entries(size)) root.setAttribute(name, String(value));
  const text = new XMLSerializer().serializeToString(root).replaceAll(` ${STYLE}="`, ' style="');
  return { text: insertSheet(text, sheet), root, sheet, lacksPicture };
}

function leadsOutside(element: Element): boolean {
  return [...element.attributes].some(
    ({ localName, value }) => localName === 'href' && !/^\s*(?:#|data:|$)/i.test(value),
  );
}

/**
 * Browsers look at styles and event handlers even in documents that are never shown, which the security policy forbids
 * and reports. So the file is parsed first with namespaces that mean nothing, to take them out.
 */
function parse(text: string): { readonly root: Element; readonly sheet: CSSStyleSheet } {
  const plain = parseXml(text.replaceAll(/http:\/\/www\.w3\.org\/(?=2000\/svg|1999\/xhtml|1998\/Math)/g, PLAIN));
  checkDepth(plain);
  for (const element of [plain, ...plain.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      if (name === 'style') element.setAttribute(STYLE, value);
      if (name === 'style' || name.startsWith('on')) element.removeAttribute(name);
    }
  }
  const sheets: string[] = [];
  for (const element of plain.querySelectorAll('style')) {
    // Browsers ignore style sheets of other types.
    const isCss = /^(text\/css)?$/i.test(element.getAttribute('type')?.trim() ?? '');
    if (isCss) sheets.push(`@media ${element.getAttribute('media') ?? 'all'} {${element.textContent}\n}`);
    element.remove();
  }
  const css = sheets.join('\n');
  if (css.length > SVG_LIMITS.styleText) throw new ImageError('too-complex');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const rest = new XMLSerializer().serializeToString(plain).replaceAll(`${PLAIN}2000/svg`, SVG);
  return { root: parseXml(rest), sheet };
}

function parseXml(text: string): Element {
  // Not with a `DOMParser`: it describes an error in a document with styles of its own.
  const holder = document.implementation.createDocument(null, 'holder').documentElement;
  try {
    holder.innerHTML = (policy?.createHTML(text) ?? text) as string;
  } catch (cause) {
    throw new ImageError('damaged', { cause });
  }
  if (holder.childElementCount !== 1) throw new ImageError('damaged');
  return holder.children[0];
}

function checkDepth(root: Element): void {
  let level = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > SVG_LIMITS.depth) throw new ImageError('too-complex');
    level = level.flatMap((element) => [...element.children]);
  }
}

function insertSheet(text: string, { cssRules }: CSSStyleSheet): string {
  if (cssRules.length === 0 || text.endsWith('/>')) return text;
  const rules = Array.from(cssRules, ({ cssText }) => cssText).join('\n');
  const at = text.indexOf('>') + 1;
  return `${text.slice(0, at)}<style>${rules.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>${text.slice(at)}`;
}

/** Removes addresses, except for those of elements and of embedded pixel images. */
function cleanLinks(elements: readonly Element[]): void {
  let pixels = 0;
  for (const element of elements) {
    for (const link of [...element.attributes].filter(({ localName }) => localName === 'href')) {
      const address = link.value.trim();
      if (address.startsWith('#')) continue;
      const content = /^(image|feImage)$/.test(element.localName) ? readDataUrl(address) : null;
      if (content?.type === 'image/svg+xml') throw new ImageError('not-plain');
      const header = content ? readImageHeader(content.bytes) : 'not-an-image';
      if (header === 'damaged') throw new ImageError('damaged');
      if (!content || typeof header === 'string') {
        element.removeAttributeNode(link);
        continue;
      }
      if (header.mayBeCut) throw new ImageError('damaged');
      pixels += header.width * header.height;
      keepWithin('imagePixels', pixels, SVG_LIMITS.imagePixels);
      link.value = writeDataUrl(header.type, content.bytes);
    }
  }
}

/**
 * Written as the browser understands them, so that what is checked is what is drawn. Returns the styles of each element
 * that take work, whichever prevails.
 */
function cleanStyles(elements: readonly Element[], all: CSSStyleSheet): ReadonlyMap<Element, readonly Style[]> {
  const styles = new Map<Element, Style[]>();
  const { style } = document.createElement('i');
  let selectors = 0;
  let watched = 0;

  function watch(declarations: CSSStyleDeclaration, affected: readonly Element[]): void {
    const found = cleanDeclarations(declarations, affected);
    watched += found.length * affected.length;
    if (watched > SVG_LIMITS.styles) throw new ImageError('too-complex');
    for (const element of found.length > 0 ? affected : [])
      styles.set(element, [...(styles.get(element) ?? []), ...found]);
  }

  function cleanRules(sheet: CSSStyleSheet | CSSGroupingRule): void {
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const rule = sheet.cssRules[index];
      const each = rule instanceof CSSStyleRule ? rule.selectorText.split(', ').filter((one) => !NEVER.test(one)) : [];
      if (rule instanceof CSSStyleRule && each.length > 0) {
        checkSelectors(each);
        rule.selectorText = each.join(', ');
        while (rule.cssRules?.length > 0) rule.deleteRule(0);
        // Here the root of the document is not that of the drawing.
        const selector = rule.selectorText.replaceAll(':root', 'svg');
        watch(rule.style, [...elements[0].ownerDocument.querySelectorAll(selector)]);
      } else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) {
        if (rule instanceof CSSMediaRule) rule.media.mediaText = answerTheme(rule.media.mediaText);
        cleanRules(rule);
      } else {
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url("data:')) throw new ImageError('not-plain');
        sheet.deleteRule(index);
      }
    }
  }

  function checkSelectors(each: readonly string[]): void {
    if (each.some((one) => SLOW.test(one))) throw new ImageError('not-plain');
    selectors += each.length;
    const parts = Math.max(...each.map((one) => one.split(/ > | /).length));
    if (parts > SVG_LIMITS.selectorParts || selectors * elements.length > SVG_LIMITS.matches)
      throw new ImageError('too-complex');
  }

  cleanRules(all);
  for (const element of elements) {
    for (const { name, value } of [...element.attributes]) {
      if (name === STYLE) {
        style.cssText = value;
        watch(style, [element]);
        element.setAttribute(STYLE, style.cssText);
      } else if (WATCHED.includes(name)) {
        style.cssText = '';
        style.setProperty(name, value);
        watch(style, [element]);
        // Values without functions and escapes, such as colors, are not written anew.
        if (/[\\(]/.test(value)) element.setAttribute(name, style.getPropertyValue(name));
      }
    }
  }
  return styles;
}

/** Returns media queries that choose the light theme, whatever theme the visitor prefers. */
function answerTheme(queries: string): string {
  return queries.replace(/\(prefers-color-scheme: (light|dark)\)/g, (_, theme) =>
    theme === 'light' ? '(min-width: 0)' : '(max-width: 0)',
  );
}

/**
 * Removes declarations with addresses outside of the file, and returns those that take work. Throws an `ImageError` if a
 * declaration sets the size or position of another element than the root, or hides an address in a variable.
 */
function cleanDeclarations(declarations: CSSStyleDeclaration, affected: readonly Element[]): Style[] {
  const found: Style[] = [];
  for (const property of [...declarations]) {
    const value = declarations.getPropertyValue(property);
    const refers = value.includes('url(') || (value.includes('\\') && property.startsWith('--'));
    if (GEOMETRY.includes(property)) {
      if (affected.some(({ localName }) => localName !== 'svg')) throw new ImageError('not-plain');
      if (!value.includes('%')) for (const element of affected) element.setAttribute(property, value);
      declarations.removeProperty(property);
    } else if (refers && property.startsWith('--')) throw new ImageError('not-plain');
    else if (refers && (!REFERRING.includes(property) || value.replaceAll('url("#', '').includes('url(')))
      declarations.removeProperty(property);
    else if (WATCHED.includes(property) && (value.includes('(') || !REFERRING.includes(property)) && value !== 'none')
      found.push([property, value]);
  }
  return found;
}
