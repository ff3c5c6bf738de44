import { crc32, type Pixels, type SvgElement } from '#raster';
import type { CleanSvg } from './clean-svg.ts';
import { FONT, type Styles, stylesOf } from './svg-styles.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The elements that a vector may have. A link becomes a group. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline'],
  ...['polygon', 'image', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB'],
  ...['feFuncG', 'feFuncR', 'feGaussianBlur', 'feImage', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset'],
  ...['fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
]);

/** Matches attributes that say nothing about the picture of a file without style sheets. */
const SILENT = /^(?:class|lang|role|style|tabindex|data-.*|aria-.*|on.*)$/;

/** Matches the end of the name of a function that programs other than browsers know too. */
const FUNCTION = /(?:^|[\s,;)])(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY])$/;

/** Matches a reference to an element, as browsers and drawing programs write it. */
const REFERENCE = /url\("?#([^"()\s]+)"?\)/g;

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|bmp|avif);base64,[A-Za-z0-9+/=]*$/;

/**
 * Returns a cleaned drawing as elements for SVG files, `width` × `height` units large. Styles become attributes, and
 * whatever cannot be carried over is left out, so the caller must compare the pictures. Null if there are too many
 * styles.
 */
export function vectorOf(
  { root, sheet }: CleanSvg,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): SvgElement | null {
  const styles = stylesOf({ root, sheet });
  const copied = styles && copyElement(root, styles);
  if (!copied) return null;
  const { x: _x, y: _y, ...attributes } = copied.attributes;
  const vector: SvgElement = { ...copied, attributes: { ...attributes, width, height } };
  // Equal names in two drawings mean equal elements.
  const checksum = crc32(new TextEncoder().encode(JSON.stringify(vector))).toString(16);
  return renameIds(vector, `logo-${checksum}-`);
}

function copyElement(element: Element, styles: Styles): SvgElement | null {
  const name = element.localName === 'a' ? 'g' : element.localName;
  if (element.namespaceURI !== SVG || !ELEMENTS.has(name)) return null;
  const attributes: Record<string, string> = {};
  for (const { localName, namespaceURI, value } of element.attributes) {
    if (localName === 'href') {
      const address = value.trim();
      if (address.startsWith('#') || (/^(image|feImage)$/.test(name) && PICTURE.test(address)))
        attributes.href = address;
    } else if (namespaceURI === null && !SILENT.test(localName) && isPlain(value)) attributes[localName] = value;
  }
  for (const [property, value] of styles.get(element) ?? [])
    if (property !== FONT && isPlain(value)) attributes[property] = value;
  // Some programs draw a sign in place of a missing picture.
  if ((name === 'image' || name === 'use') && attributes.href === undefined) return null;
  const children = Array.from(element.children, (child) => copyElement(child, styles)).filter(
    (child) => child !== null,
  );
  return { name, attributes, ...(children.length > 0 && { children }) };
}

/** Whether a value refers to elements of its file at most, and other programs understand it. */
export function isPlain(value: string): boolean {
  if (value.includes('\\')) return false;
  const before = value.replaceAll(REFERENCE, '').split('(').slice(0, -1);
  return before.every((text) => FUNCTION.test(text.slice(-20).trimEnd()));
}

/** Returns the elements with other ids: `prefix` and a number. References to them change too. */
export function renameIds(element: SvgElement, prefix: string): SvgElement {
  const names = new Map<string, string>();

  function renamed(id: string): string {
    const name = names.get(id) ?? `${prefix}${names.size + 1}`;
    names.set(id, name);
    return name;
  }

  function rename([name, value]: [string, string | number]): [string, string | number] {
    if (typeof value === 'number') return [name, value];
    if (name === 'id') return [name, renamed(value)];
    if (name === 'href' && value.startsWith('#')) return [name, `#${renamed(value.slice(1))}`];
    return [name, value.replaceAll(REFERENCE, (_, id) => `url(#${renamed(id)})`)];
  }

  function renameIn({ name, attributes, children }: SvgElement): SvgElement {
    const own = Object.fromEntries(Object.entries(attributes).map(rename));
    return { name, attributes: own, ...(children && { children: children.map(renameIn) }) };
  }

  return renameIn(element);
}
