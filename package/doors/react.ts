import { createElement, type ReactElement, type SVGProps } from 'react';
import { outlineCells } from '#drawing';
import { encode } from '#engine';
import type { SvgElement } from '#raster';
import { type Code, makeCode } from './code.ts';
import type { Level } from './options.ts';
import { type SvgOptions, svgElement } from './svg.ts';

type SvgProps<Own> = Omit<SVGProps<SVGSVGElement>, keyof Own | 'children'>;

interface OwnProps extends SvgOptions {
  /** The text, or a code. */
  readonly value: string | Code;
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
export function QRCode(props: QRCodeProps): ReactElement | null {
  const { value, level, minVersion, maxVersion, mask, eci, kanji, mm, px, title, ...others } = props;
  const { shape, cornerShape, dotShape, color, background, cornerColor, dotColor, gradient, logo, margin, ...rest } =
    others;
  if (value === '') return null;
  const code = { level, minVersion, maxVersion, mask, eci, kanji };
  const look = { shape, cornerShape, dotShape, color, background, cornerColor, dotColor, gradient, logo, margin };
  const { attributes, children } = svgElement(value, { ...code, ...look, mm, px });
  return createElement('svg', { ...attributes, ...rest }, titleElement(title), ...children.map(reactElement));
}

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

interface OwnSvgProps {
  /** Several strings are joined. */
  readonly value: string | string[];
  /** Width in pixels. Default 128. */
  readonly size?: number;
  /** Default `L`. */
  readonly level?: Level;
  /** Whether to use a higher level if the code does not grow. Default true. */
  readonly boostLevel?: boolean;
  readonly minVersion?: number;
  /** Any CSS color. Default white. */
  readonly bgColor?: string;
  /** Any CSS color. Default black. */
  readonly fgColor?: string;
  /** Modules of margin on each side. Default 0; scanners need 4, here or around the code. */
  readonly marginSize?: number;
  /** Means `marginSize={4}`. */
  readonly includeMargin?: boolean;
  readonly title?: string;
  readonly imageSettings?: ImageSettings;
}

/** Lengths are in pixels of `size`. */
export interface ImageSettings {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Whether modules below the image are left out. */
  readonly excavate?: boolean;
  /** Default: centered. */
  readonly x?: number;
  readonly y?: number;
  readonly opacity?: number;
  readonly crossOrigin?: 'anonymous' | 'use-credentials' | '';
}

export interface QRCodeSVGProps extends OwnSvgProps, SvgProps<OwnSvgProps> {}

/**
 * Draws a code with the props and defaults of qrcode.react's component of this name, so that moving is one import line. An
 * empty text gives an empty picture.
 *
 * @example
 * <QRCodeSVG value="https://example.com" size={256} marginSize={4} />
 */
export function QRCodeSVG(props: QRCodeSVGProps): ReactElement {
  const { value, size = 128, level = 'L', boostLevel = true, minVersion, title, imageSettings, ...others } = props;
  const { bgColor = '#FFFFFF', fgColor = '#000000', includeMargin, marginSize, ...rest } = others;
  const code = boostedCode([value].flat().join(''), level, minVersion, boostLevel);
  const margin = Math.max(0, Math.floor(marginSize ?? (includeMargin ? 4 : 0)));
  const modules = code?.size ?? 21;
  const cells = modules + 2 * margin;
  const image = imageSettings && placeImage(imageSettings, modules, cells / size);
  const hole = imageSettings?.excavate ? image : undefined;
  const path = { shapeRendering: 'crispEdges' };
  return createElement(
    'svg',
    { width: size, height: size, viewBox: `0 0 ${cells} ${cells}`, role: 'img', ...rest },
    titleElement(title),
    createElement('path', { ...path, fill: bgColor, d: `M0 0h${cells}v${cells}H0z` }),
    code && createElement('path', { ...path, fill: fgColor, d: outlineOf(code, margin, hole) }),
    image && createElement('image', imageProps(imageSettings, image, margin)),
  );
}

/** Null for an empty text, as of a field that is not filled yet. */
function boostedCode(text: string, level: Level, minVersion: number | undefined, boostLevel: boolean): Code | null {
  if (text === '') return null;
  return makeCode(text, { level, minVersion }, (encoding) => encode(text, { ...encoding, boostLevel }));
}

/** In modules of the code. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function placeImage({ width, height, x, y }: ImageSettings, modules: number, scale: number): Box {
  const [across, down] = [width * scale, height * scale];
  return {
    x: x === undefined ? (modules - across) / 2 : x * scale,
    y: y === undefined ? (modules - down) / 2 : y * scale,
    width: across,
    height: down,
  };
}

function imageProps({ src, opacity = 1, crossOrigin }: ImageSettings, { x, y, width, height }: Box, margin: number) {
  const placed = { x: x + margin, y: y + margin, width, height, preserveAspectRatio: 'none' };
  return { href: src, ...placed, opacity, crossOrigin };
}

/** Leaves out the modules that a box touches. */
function outlineOf(code: Code, margin: number, box: Box | undefined): string {
  const width = code.size + 2;
  const kinds = new Uint8Array(width * width);
  const isBelow = (x: number, y: number): boolean =>
    !!box && x + 1 > box.x && x < box.x + box.width && y + 1 > box.y && y < box.y + box.height;
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.isDark(x, y) && !isBelow(x, y)) kinds[(y + 1) * width + x + 1] = 1;
    }
  }
  const edges = Array.from({ length: width + 1 }, (_, k) => k - 1 + margin);
  return outlineCells({ width, kinds }, 1, edges);
}
