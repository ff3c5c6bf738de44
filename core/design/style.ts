import type { InferOutput } from 'valibot';
import type { STYLE } from './qr-design.ts';

/** How data modules are drawn; alignment and timing patterns stay solid squares. */
export const MODULE_SHAPES = ['square', 'rounded', 'dots', 'level-bars', 'upright-bars'] as const;

export type ModuleShape = (typeof MODULE_SHAPES)[number];

export const CORNER_SQUARE_SHAPES = ['square', 'rounded', 'circle', 'leaf'] as const;

export type CornerSquareShape = (typeof CORNER_SQUARE_SHAPES)[number];

export const CORNER_DOT_SHAPES = ['square', 'rounded', 'circle'] as const;

export type CornerDotShape = (typeof CORNER_DOT_SHAPES)[number];

/** The directions of a linear gradient, as the browser's storage keeps them. */
export const GRADIENT_DIRECTIONS = ['to right', 'to bottom', 'to bottom right', 'to bottom left'] as const;

export type GradientDirection = (typeof GRADIENT_DIRECTIONS)[number];

/** Around a code and its caption. */
export const FRAMES = ['line', 'rounded', 'tab', 'ticket'] as const;

export type FrameStyle = (typeof FRAMES)[number];

/** How modules of a woven picture are painted: `flowing` merges equal neighbors, `pearls` makes each module a bead. */
export const WEAVE_LOOKS = ['flowing', 'pearls'] as const;

export type WeaveLook = (typeof WEAVE_LOOKS)[number];

export const WEAVE_DETAILS = ['bold', 'fine', 'finest'] as const;

export type WeaveDetail = (typeof WEAVE_DETAILS)[number];

export const IMAGE_SIZE_MIN = 10;
export const IMAGE_SIZE_MAX = 50;

/** A plain object, so that programs that only draw are bundled without a schema. Without `gradientType`: no gradient. */
export const DEFAULT_STYLE = {
  foregroundColor: '#000000',
  backgroundColor: '#FFFFFF',
  cornerSquaresColor: '#000000',
  cornerDotsColor: '#000000',
  gradientColor1: '#5433FF',
  gradientColor2: '#20BDFF',
  moduleShape: 'square' as ModuleShape,
  cornerSquareShape: 'square' as CornerSquareShape,
  cornerDotShape: 'square' as CornerDotShape,
};

/** Colors are kept as the visitor typed them. `parseColor` tells whether they are valid. */
export type QrStyle = Readonly<InferOutput<typeof STYLE>>;

export type GradientType = Required<QrStyle>['gradientType'];

export const SHAPE_FIELDS: ReadonlySet<string> = new Set([
  'moduleShape',
  'cornerSquareShape',
  'cornerDotShape',
] satisfies (keyof QrStyle)[]);

export type ColorField = Extract<keyof QrStyle, `${string}Color${string}`>;
