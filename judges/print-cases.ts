import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_WEAVE,
  MODULE_SHAPES,
  type QrDesign,
  type QrStyle,
} from '#design';
import type { SvgElement, UploadedImage } from '#raster';

/** An image of waves without edges, which all programs scale alike. */
const SMOOTH = imageOf((x, y) => [120 + 100 * Math.sin(6 * x), 128 + 90 * Math.cos(5 * y), 200 * x, 255]);
const DISC = imageOf((x, y) => [200, 40, 40, Math.hypot(x - 0.5, y - 0.5) < 0.4 ? 255 : 0]);

/** A disc so large that only its middle is seen. */
const FLAT = imageOf(() => [200, 40, 40, 255]);

/** A design that other programs draw from its files. Everything that is absent is as in the default design. */
export interface Case {
  readonly name: string;
  readonly style?: Partial<QrStyle>;
  readonly design?: Partial<QrDesign>;
  readonly image?: UploadedImage;
  /** Whether the page in a PDF file has a bleed. A colored background needs one. */
  readonly bleeds?: boolean;
}

/** Designs that use all ways of drawing: plain, colors, gradients, every shape, images, and transparent parts. */
export const CASES: readonly Case[] = [
  { name: 'plain' },
  { name: 'colors', style: { foregroundColor: '#0A3D62', cornerSquaresColor: '#7A1F1F', cornerDotsColor: '#145214' } },
  {
    name: 'a linear gradient',
    style: { gradientType: 'linear', gradientColor1: '#5B2A86', gradientColor2: '#004E64' },
  },
  {
    name: 'a radial gradient',
    style: { gradientType: 'radial', gradientColor1: '#8E1B3A', gradientColor2: '#123C69' },
  },
  // Together, these cases have all shapes.
  ...MODULE_SHAPES.slice(1).map((moduleShape, k) => ({
    name: `modules: ${moduleShape}`,
    style: {
      moduleShape,
      cornerSquareShape: CORNER_SQUARE_SHAPES[(k + 1) % CORNER_SQUARE_SHAPES.length],
      cornerDotShape: CORNER_DOT_SHAPES[(k + 1) % CORNER_DOT_SHAPES.length],
    },
  })),
  { name: 'a logo', design: { imageSize: 20 }, image: SMOOTH },
  { name: 'a logo with transparent parts', design: { imageSize: 20 }, image: DISC },
  { name: 'a logo as a vector', design: { imageSize: 20 }, image: { ...DISC, vector: discOf(0.4) } },
  { name: 'a vector over everything', design: { imagePosition: 'full' }, image: { ...FLAT, vector: discOf(0.75) } },
  { name: 'an image over everything', design: { imagePosition: 'full' }, image: SMOOTH },
  { name: 'a woven picture', design: { imagePosition: 'full', weave: DEFAULT_WEAVE }, image: SMOOTH },
  { name: 'a transparent background', style: { backgroundColor: '#FFFFFF00', moduleShape: 'rounded' } },
  { name: 'translucent colors', style: { foregroundColor: '#0A3D62C0' } },
  {
    name: 'a gradient that fades',
    style: { gradientType: 'linear', gradientColor1: '#5B2A86', gradientColor2: '#004E64B0' },
  },
  { name: 'a colored background', style: { backgroundColor: '#FFEECC', moduleShape: 'dots' }, bleeds: true },
];

/** A disc, with references as in the files of drawing programs. `radius` is a share of the side. */
function discOf(radius: number): SvgElement {
  const disc = { name: 'circle', attributes: { id: 'logo-1', cx: 0.5, cy: 0.5, r: radius } };
  const ground = { name: 'rect', attributes: { width: 1, height: 1, fill: '#C82828', 'clip-path': 'url(#logo-2)' } };
  const clip = {
    name: 'clipPath',
    attributes: { id: 'logo-2' },
    children: [{ name: 'use', attributes: { href: '#logo-1' } }],
  };
  const children = [{ name: 'defs', attributes: {}, children: [disc, clip] }, ground];
  return { name: 'svg', attributes: { width: 90, height: 90, viewBox: '0 0 1 1' }, children };
}

function imageOf(colorAt: (x: number, y: number) => number[]): UploadedImage {
  const side = 90;
  const data = new Uint8ClampedArray(4 * side * side);
  for (let k = 0; k < side * side; k++) data.set(colorAt((k % side) / side, Math.floor(k / side) / side), 4 * k);
  return { pixels: { width: side, height: side, data }, href: 'data:image/png;base64,' };
}
