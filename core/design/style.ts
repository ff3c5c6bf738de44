import { fallback, type InferOutput, object, optional, parse, picklist, string } from 'valibot';

/** How data modules are drawn; alignment and timing patterns stay solid squares. */
export const MODULE_SHAPES = ['square', 'rounded', 'dots', 'level-bars', 'upright-bars'] as const;

export type ModuleShape = (typeof MODULE_SHAPES)[number];

/** The outline of a finder pattern's ring. */
export const CORNER_SQUARE_SHAPES = ['square', 'rounded', 'circle', 'leaf'] as const;

export type CornerSquareShape = (typeof CORNER_SQUARE_SHAPES)[number];

/** The outline of a finder pattern's center. */
export const CORNER_DOT_SHAPES = ['square', 'rounded', 'circle'] as const;

export type CornerDotShape = (typeof CORNER_DOT_SHAPES)[number];

/** The colors and shapes of a custom code. Invalid entries get their defaults. */
export const STYLE = object({
  foregroundColor: fallback(string(), '#000000'),
  backgroundColor: fallback(string(), '#FFFFFF'),
  /** The color of the finder patterns' rings, 7 × 7 modules. */
  cornerSquaresColor: fallback(string(), '#000000'),
  /** The color of the finder patterns' centers, 3 × 3 modules. */
  cornerDotsColor: fallback(string(), '#000000'),
  gradientType: fallback(optional(picklist(['linear', 'radial'])), undefined),
  gradientColor1: fallback(string(), '#5433FF'),
  gradientColor2: fallback(string(), '#20BDFF'),
  moduleShape: fallback(picklist(MODULE_SHAPES), 'square'),
  cornerSquareShape: fallback(picklist(CORNER_SQUARE_SHAPES), 'square'),
  cornerDotShape: fallback(picklist(CORNER_DOT_SHAPES), 'square'),
});

/** Colors are kept as the visitor typed them. `parseColor` tells whether they are valid. */
export type QrStyle = Readonly<InferOutput<typeof STYLE>>;

export type GradientType = Required<QrStyle>['gradientType'];

export const DEFAULT_STYLE: QrStyle = parse(STYLE, {});

export const SHAPE_FIELDS: ReadonlySet<string> = new Set([
  'moduleShape',
  'cornerSquareShape',
  'cornerDotShape',
] satisfies (keyof QrStyle)[]);

export type ColorField = Extract<keyof QrStyle, `${string}Color${string}`>;
