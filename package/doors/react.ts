import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactElement,
  type RefAttributes,
  type SVGProps,
  useId,
} from 'react';
import type { SvgElement } from '#raster';
import type { Code, CodeInput } from './code.ts';
import { type ImageSettings, pictureOf, type SameProps } from './react-code.ts';
import { type SvgOptions, svgElement } from './svg.ts';

export { QRCodeCanvas, type QRCodeCanvasProps } from './react-canvas.ts';
export type { ImageSettings };

type SvgProps<Own> = Omit<SVGProps<SVGSVGElement>, keyof Own | 'children' | 'ref'>;

type SvgComponent<Props> = ForwardRefExoticComponent<Props & RefAttributes<SVGSVGElement>>;

interface OwnProps extends SvgOptions {
  /** The text, or what else `svg` takes, or a code. */
  readonly value: CodeInput | Code;
}

/** The options of `svg`, and attributes of the `svg` element such as `className`. */
export interface QRCodeProps extends OwnProps, SvgProps<OwnProps> {}

/**
 * Draws a code as an `svg` element, without effects and state, so that it works in server components. Draws nothing for
 * an empty text, as of a field that is not filled yet. Otherwise throws what `svg` throws.
 *
 * @example
 * <QRCode value="https://example.com" shape="rounded" color="#1a5" title="Menu" />
 */
export const QRCode: SvgComponent<QRCodeProps> = forwardRef<SVGSVGElement, QRCodeProps>((props, ref) => {
  const unique = useId();
  const { value, level, minVersion, maxVersion, mask, eci, kanji, gs1, mm, px, title, ...others } = props;
  const { shape, cornerShape, dotShape, color, background, cornerColor, dotColor, gradient, logo, margin, ...more } =
    others;
  // Colons of ids would need quotes in references.
  const { idPrefix = unique.replaceAll(':', ''), caption, frame, font, black, date, deterministic, ...rest } = more;
  if (value === '') return null;
  const code = { level, minVersion, maxVersion, mask, eci, kanji, gs1 };
  const look = { shape, cornerShape, dotShape, color, background, cornerColor, dotColor, gradient, logo, margin };
  const { attributes, children } = svgElement(value, { ...code, ...look, mm, px, idPrefix });
  return createElement('svg', { ...attributes, ref, ...rest }, titleElement(title), ...children.map(reactElement));
});
QRCode.displayName = 'QRCode';

function titleElement(title: string | undefined): ReactElement | null {
  return title ? createElement('title', null, title) : null;
}

function reactElement({ name, attributes, children = [] }: SvgElement): ReactElement {
  const named = Object.entries(attributes).map(([attribute, value]) => [
    attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return createElement(name, Object.fromEntries(named), ...children.map(reactElement));
}

export interface QRCodeSVGProps extends SameProps, SvgProps<SameProps> {}

/**
 * Draws a code with the props and defaults of qrcode.react's component of this name, so that moving is one import line. An
 * empty text gives an empty picture.
 *
 * @example
 * <QRCodeSVG value="https://example.com" size={256} marginSize={4} />
 */
export const QRCodeSVG: SvgComponent<QRCodeSVGProps> = forwardRef<SVGSVGElement, QRCodeSVGProps>((props, ref) => {
  const { value, level, boostLevel, minVersion, eci, includeMargin, marginSize, imageSettings, ...others } = props;
  const { size = 128, bgColor = '#FFFFFF', fgColor = '#000000', title, ...rest } = others;
  const { cells, image, outline } = pictureOf(props);
  const path = { shapeRendering: 'crispEdges' };
  return createElement(
    'svg',
    { width: size, height: size, viewBox: `0 0 ${cells} ${cells}`, ref, role: 'img', ...rest },
    titleElement(title),
    createElement('path', { ...path, fill: bgColor, d: `M0 0h${cells}v${cells}H0z` }),
    createElement('path', { ...path, fill: fgColor, d: outline(imageSettings?.excavate === true) }),
    imageSettings && createElement('image', { ...imageProps(imageSettings), ...image }),
  );
});
QRCodeSVG.displayName = 'QRCodeSVG';

function imageProps({ src, opacity = 1, crossOrigin }: ImageSettings) {
  return { href: src, preserveAspectRatio: 'none', opacity, crossOrigin };
}
