import {
  DEFAULT_GRADIENT_DIRECTION,
  DEFAULT_STYLE,
  type GradientDirection,
  parseColor,
  type QrDesign,
  type QrStyle,
  type Rgba,
  toHex,
} from '#design';
import { isDark, moduleRoles, type QrCode, Role } from '#engine';
import type { Drawing, ImageLayer, Layer, Paint, PathLayer, PictureImage } from './drawing.ts';
import { type CellGrid, outlineCells, rectanglePath } from './outline.ts';
import { PictureError } from './picture-error.ts';

/** Width and height of the picture. */
export const PICTURE_SIZE = 400;

/** Modules of empty margin on each side. */
const QUIET_ZONE = 1;

/** The white box behind a centred image is larger by this many pixels on each side of the image as drawn, at natural size. */
const BOX_PADDING = 5;

const FULL_BLEND_OPACITY = 0.3;

const WHITE: Paint = { kind: 'solid', color: { r: 255, g: 255, b: 255, a: 1 } };
const BLACK: Paint = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } };

export interface DrawingOptions {
  readonly gradientDirection?: GradientDirection;
  /** The design's custom image once it is loaded; null or absent: the code without it. */
  readonly image?: PictureImage | null;
  /** Width and height in pixels, `PICTURE_SIZE` if not given. */
  readonly size?: number;
}

/** What colours what. Equal paints share one layer. */
interface Palette {
  readonly background: Paint;
  readonly foreground: Paint;
  readonly cornerSquares: Paint;
  readonly cornerDots: Paint;
}

/**
 * The picture of `code` in the design's style: background, dark modules (each in one layer only, so that clear colours never mix with
 * themselves), then the image. Module edges lie on whole pixels. The standard style is black on white without an image.
 * Throws a `PictureError` when the custom style has a colour that cannot be read.
 */
export function drawQrCode(code: QrCode, design: QrDesign, options: DrawingOptions = {}): Drawing {
  const { gradientDirection = DEFAULT_GRADIENT_DIRECTION, image = null, size = PICTURE_SIZE } = options;
  const isStandard = design.qrType === 'standard';
  const palette: Palette = isStandard
    ? { background: WHITE, foreground: BLACK, cornerSquares: BLACK, cornerDots: BLACK }
    : createPalette(design.style, gradientDirection, size);
  const layers: Layer[] = [
    { kind: 'path', d: rectanglePath(0, 0, size, size), paint: palette.background },
    ...drawModules(code, palette, size),
  ];
  if (image && !isStandard) layers.push(...drawImage(image, design, size));
  return { size, layers };
}

function createPalette(style: QrStyle, direction: GradientDirection, size: number): Palette {
  const solid = (field: 'foregroundColor' | 'backgroundColor' | 'cornerSquaresColor' | 'cornerDotsColor'): Paint => ({
    kind: 'solid',
    color: requireColor(style[field]),
  });
  const plain: Palette = {
    background: solid('backgroundColor'),
    foreground: solid('foregroundColor'),
    cornerSquares: solid('cornerSquaresColor'),
    cornerDots: solid('cornerDotsColor'),
  };
  if (!style.gradientType) return plain;

  const gradient = createGradient(style, direction, size);
  // A corner colour that the visitor chose stays; the default one gives way to the gradient.
  const chosen = (field: 'cornerSquaresColor' | 'cornerDotsColor', paint: Paint): Paint =>
    toHex(requireColor(style[field])) === DEFAULT_STYLE[field] ? gradient : paint;
  return {
    background: WHITE,
    foreground: gradient,
    cornerSquares: chosen('cornerSquaresColor', plain.cornerSquares),
    cornerDots: chosen('cornerDotsColor', plain.cornerDots),
  };
}

function createGradient(style: QrStyle, direction: GradientDirection, size: number): Paint {
  const from = requireColor(style.gradientColor1);
  const to = requireColor(style.gradientColor2);
  if (style.gradientType === 'radial') return { kind: 'radial', cx: size / 2, cy: size / 2, r: size / 2, from, to };
  const isLeftward = direction === 'to bottom left';
  return {
    kind: 'linear',
    x1: isLeftward ? size : 0,
    y1: 0,
    x2: isLeftward || direction === 'to bottom' ? 0 : size,
    y2: direction === 'to right' ? 0 : size,
    from,
    to,
  };
}

function requireColor(text: string): Rgba {
  const color = parseColor(text);
  if (!color) throw new PictureError('color');
  return color;
}

/** One layer for each paint of the dark modules. */
function drawModules(code: QrCode, palette: Palette, size: number): PathLayer[] {
  const paints: Paint[] = [];
  const shapeOf = (paint: Paint): number => {
    const known = paints.findIndex((other) => isSamePaint(other, paint));
    return known >= 0 ? known + 1 : paints.push(paint);
  };
  const foreground = shapeOf(palette.foreground);
  const cornerSquares = shapeOf(palette.cornerSquares);
  const cornerDots = shapeOf(palette.cornerDots);
  const roles = paints.length > 1 ? moduleRoles(code.version, code.level) : null;

  const width = code.size + 2 * QUIET_ZONE;
  const grid: CellGrid = { width, shapes: new Uint8Array(width * width) };
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!isDark(code, x, y)) continue;
      const role = roles?.[y * code.size + x];
      let shape = foreground;
      if (role === Role.finderRing) shape = cornerSquares;
      if (role === Role.finderCentre) shape = cornerDots;
      grid.shapes[(y + QUIET_ZONE) * width + x + QUIET_ZONE] = shape;
    }
  }
  const edges = Array.from({ length: width + 1 }, (_, k) => Math.round((k * size) / width));
  return paints.map((paint, index) => ({ kind: 'path', d: outlineCells(grid, index + 1, edges), paint }));
}

/** Paints are made of plain values, written in one order. */
function isSamePaint(first: Paint, second: Paint): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

function drawImage(image: PictureImage, design: QrDesign, size: number): Layer[] {
  if (design.imagePosition === 'full') {
    const opacity = FULL_BLEND_OPACITY;
    return [{ kind: 'image', image, x: 0, y: 0, width: size, height: size, opacity, fit: 'cover' }];
  }
  const longest = (size * design.imageSize) / 100;
  const scale = longest / Math.max(image.width, image.height);
  const width = centredLength(image.width * scale, size);
  const height = centredLength(image.height * scale, size);
  const x = (size - width) / 2;
  const y = (size - height) / 2;
  const padding = Math.round((BOX_PADDING * size) / PICTURE_SIZE);
  const box = rectanglePath(x - padding, y - padding, width + 2 * padding, height + 2 * padding);
  const layer: ImageLayer = { kind: 'image', image, x, y, width, height, opacity: 1, fit: 'fill' };
  return [{ kind: 'path', d: box, paint: WHITE }, layer];
}

/** The length nearest to `length`, at least one pixel, that leaves the same whole number of pixels on either side. */
function centredLength(length: number, size: number): number {
  const margin = Math.min(Math.round((size - length) / 2), Math.ceil(size / 2) - 1);
  return size - 2 * margin;
}
