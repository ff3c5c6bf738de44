import {
  type ColorField,
  type CornerDotShape,
  DEFAULT_STYLE,
  flatten,
  luma,
  parseColor,
  type QrDesign,
  type Rgba,
  toHex,
  type Weave,
} from '#design';
import { paperOf } from '#scanning/verdict';

/** One effect of a change, as data for its sentence. Colors are `#RRGGBB`, sizes and strengths percent. */
export type ChangeFacts =
  | { readonly kind: 'swap' }
  /** `to` is null if the fields get different colors. */
  | {
      readonly kind: 'recolor';
      readonly how: Recoloring;
      readonly fields: readonly ColorField[];
      readonly to: string | null;
    }
  | { readonly kind: 'black-on-white' }
  | { readonly kind: 'resize-image'; readonly to: number }
  | { readonly kind: 'center-image'; readonly to: number }
  /** The next four change how an image is woven. 'strengthen' makes the code stand out more from it. */
  | { readonly kind: 'strengthen'; readonly to: number }
  /** The level of detail becomes `bold`. */
  | { readonly kind: 'coarsen' }
  /** The look changes from `pearls` to `flowing`. */
  | { readonly kind: 'flow' }
  | { readonly kind: 'sturdier' }
  /** The centers of the finder patterns get the shape `to`: that of the rings, or square in leaf-shaped rings. */
  | { readonly kind: 'match-corner-dots'; readonly to: CornerDotShape }
  | { readonly kind: 'square-corners' }
  | { readonly kind: 'square-modules' };

/** 'make-opaque': the opaque color that looks the same on a white page. Other pages no longer show through. */
export type Recoloring = 'darken' | 'lighten' | 'make-opaque';

export interface Change {
  readonly design: QrDesign;
  readonly basis: Basis;
}

/** The colors that a change starts from: the design's own colors, those after `swapColors`, or black on white. */
export type Basis = 'same' | 'swapped' | 'plain';

/** The color fields of a design, in the order in which they are shown. */
export const COLOR_FIELDS: readonly ColorField[] = [
  'foregroundColor',
  'backgroundColor',
  'cornerSquaresColor',
  'cornerDotsColor',
  'gradientColor1',
  'gradientColor2',
];

const RECOLORINGS: readonly Recoloring[] = ['make-opaque', 'lighten', 'darken'];

export function describeChange(before: QrDesign, { design: after, basis }: Change): ChangeFacts[] {
  return [...describeColors(before, after, basis), ...describeShapes(before, after), ...describeImage(before, after)];
}

function describeColors(before: QrDesign, after: QrDesign, basis: Basis): ChangeFacts[] {
  if (basis === 'plain') return isPlain(before) ? [] : [{ kind: 'black-on-white' }];
  const from = basis === 'swapped' ? swapColors(before) : before;
  const facts: ChangeFacts[] = basis === 'swapped' ? [{ kind: 'swap' }] : [];
  for (const how of RECOLORINGS) {
    const fields = COLOR_FIELDS.filter((field) => recoloring(from, after, field) === how);
    if (fields.length === 0) continue;
    const colors = new Set(fields.map((field) => toHex(colorIn(after, field))));
    facts.push({ kind: 'recolor', how, fields, to: colors.size === 1 ? [...colors][0] : null });
  }
  return facts;
}

function isPlain({ style }: QrDesign): boolean {
  const fields = ['foregroundColor', 'backgroundColor', 'cornerSquaresColor', 'cornerDotsColor'] as const;
  return !style.gradientType && fields.every((field) => style[field] === DEFAULT_STYLE[field]);
}

/** Null also if only the color's notation changes. */
function recoloring(before: QrDesign, after: QrDesign, field: ColorField): Recoloring | null {
  const [old, now] = [colorIn(before, field), colorIn(after, field)];
  if (toHex(old) === toHex(now)) return null;
  const seen = field === 'backgroundColor' ? flatten(old) : flatten(old, flatten(paperOf(before)));
  if (old.a < 1 && toHex(seen) === toHex(now)) return 'make-opaque';
  return luma(now) > luma(seen) ? 'lighten' : 'darken';
}

function colorIn({ style }: QrDesign, field: ColorField): Rgba {
  return parseColor(style[field]) ?? parseColor(DEFAULT_STYLE[field])!;
}

function describeShapes({ style: before }: QrDesign, { style: after }: QrDesign): ChangeFacts[] {
  const facts: ChangeFacts[] = [];
  // A change that gives the rings another shape makes both the rings and the centers square.
  if (before.cornerSquareShape !== after.cornerSquareShape) facts.push({ kind: 'square-corners' });
  else if (before.cornerDotShape !== after.cornerDotShape)
    facts.push({ kind: 'match-corner-dots', to: after.cornerDotShape });
  if (before.moduleShape !== after.moduleShape) facts.push({ kind: 'square-modules' });
  return facts;
}

function describeImage(before: QrDesign, after: QrDesign): ChangeFacts[] {
  if (before.imagePosition !== after.imagePosition) return [{ kind: 'center-image', to: after.imageSize }];
  if (before.weave && after.weave) return describeWeave(before.weave, after.weave);
  return before.imageSize === after.imageSize ? [] : [{ kind: 'resize-image', to: after.imageSize }];
}

function describeWeave(before: Weave, after: Weave): ChangeFacts[] {
  return [
    ...(before.strength === after.strength
      ? []
      : [{ kind: 'strengthen', to: Math.round(100 * after.strength) } as const]),
    ...(before.detail === after.detail ? [] : [{ kind: 'coarsen' } as const]),
    ...(before.look === after.look ? [] : [{ kind: 'flow' } as const]),
    ...(before.isSturdy === after.isSturdy ? [] : [{ kind: 'sturdier' } as const]),
  ];
}

/** A corner color that equals one of the two is swapped too. */
export function swapColors(design: QrDesign): QrDesign {
  const { foregroundColor, backgroundColor, cornerSquaresColor, cornerDotsColor } = design.style;
  const swap = (color: string): string =>
    color === foregroundColor ? backgroundColor : color === backgroundColor ? foregroundColor : color;
  const style = {
    ...design.style,
    foregroundColor: backgroundColor,
    backgroundColor: foregroundColor,
    cornerSquaresColor: swap(cornerSquaresColor),
    cornerDotsColor: swap(cornerDotsColor),
  };
  return { ...design, style };
}
