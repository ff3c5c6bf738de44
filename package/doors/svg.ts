import { escapeXml, moduleGrid, svgElements, writeElement } from '#drawing';
import type { SvgElement, UploadedImage } from '#raster';
import { checkSide } from './checks.ts';
import { asCode, type Code, type CodeInput, symbolOf } from './code.ts';
import { draw } from './draw.ts';
import { OptionError } from './errors.ts';
import { type CodeOptions, type Logo, type LookOptions, marginOf, type PassedOptions } from './options.ts';

export interface SvgOptions extends CodeOptions, LookOptions, PassedOptions {
  /** Width in millimeters, for print. Without `mm` and `px`, the SVG fills its place. */
  readonly mm?: number;
  /** Width in pixels, for screens. */
  readonly px?: number;
  /** What the code is for. Screen readers say it, and browsers show it as a tooltip. */
  readonly title?: string;
  /** Begins the names of gradients, for pages with several codes: a reference finds the first of a name. Default none. */
  readonly idPrefix?: string;
}

/**
 * Returns a code as an SVG document. It has no script and no style, and refers to nothing but the logo's `href`. Throws
 * a `TextError` for a text that is empty or too long, and an `OptionError`.
 *
 * @example
 * svg('https://example.com', { shape: 'dots', color: '#1a5', mm: 30, title: 'Menu' });
 */
export function svg(input: CodeInput | Code, options: SvgOptions = {}): string {
  const written = writeElement(svgElement(input, options));
  const { title } = options;
  const xlink = written.includes('xlink:') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  const named = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
  // The first > ends the start tag, because those in attributes are escaped.
  const start = (tag: string) => `<svg xmlns="http://www.w3.org/2000/svg"${xlink}${tag.slice(4)}${named}`;
  return written.replace(/.*?>/, start);
}

/** Returns the `svg` element of a code, without its title and its namespaces. @internal */
export function svgElement(input: CodeInput | Code, options: SvgOptions): Required<SvgElement> {
  const symbol = symbolOf(asCode(input, options));
  const { logo, mm, px, idPrefix } = options;
  const margin = marginOf(options);
  const grid = moduleGrid(symbol.size, Math.max(1, margin));
  const drawing = draw(symbol, options, logo ? imageOf(logo) : null, grid);
  const cells = symbol.size + 2 * margin;
  // A grid has at least one module of margin. A caption or a frame adds more than two.
  const cut = drawing.height === cells + 2 ? 1 : 0;
  const [width, height] = [drawing.width - 2 * cut, drawing.height - 2 * cut];
  const children = joinPaths(svgElements(drawing, { idPrefix })).map(keepProportions);
  const side = mm ?? px;
  const unit = mm === undefined ? 'px' : 'mm';
  checkSide(unit, side);
  const lengthOf = (modules: number): string => side! * (modules / cells) + unit;
  const sides: SvgElement['attributes'] = side ? { width: lengthOf(width), height: lengthOf(height) } : {};
  const attributes = { viewBox: `${cut} ${cut} ${width} ${height}`, ...sides, role: 'img' };
  return { name: 'svg', attributes, children };
}

const UNKNOWN_PIXELS = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

/** Of the pixels, an SVG needs only the proportions. */
function imageOf({ href, pixels = UNKNOWN_PIXELS }: Logo): UploadedImage {
  if (href) return { href, pixels: pixels as UploadedImage['pixels'] };
  throw new OptionError('logo.href', 'unknown-logo', 'a URL', href);
}

/** An image whose proportions are not known has a square box, in which it is not stretched. */
function keepProportions(element: SvgElement): SvgElement {
  if (element.attributes.preserveAspectRatio !== 'none') return element;
  return { ...element, attributes: { ...element.attributes, preserveAspectRatio: 'xMidYMid' } };
}

/** Makes one path of consecutive ones in the same paint, which is shorter and shows no seams. */
function joinPaths(elements: readonly SvgElement[]): SvgElement[] {
  const joined: SvgElement[] = [];
  for (const element of elements) {
    const { attributes } = element;
    const last = joined.at(-1)?.attributes;
    const isSame = last?.fill === attributes.fill && last?.['fill-opacity'] === attributes['fill-opacity'];
    const d = isSame && last?.d && attributes.d && `${last.d}${attributes.d}`;
    if (d) joined.pop();
    joined.push(d ? { ...element, attributes: { ...attributes, d } } : element);
  }
  return joined;
}
