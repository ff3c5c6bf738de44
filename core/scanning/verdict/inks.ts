import { type ColorField, DEFAULT_STYLE, luma, parseColor, type QrDesign, type Rgba, toHex } from '#design';
import { DARK_PAGE, WHITE_PAGE } from '#scanning/tunnel';
import { atMost, LIMITS, type Verdict } from './limits.ts';

/** An ink: one color of the dark modules, and the fields of the design that have it. */
export interface Ink {
  readonly fields: readonly ColorField[];
  readonly color: Rgba;
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** Returns the inks by color, the modules' (or their gradient's first) color first. Empty for the standard style. */
export function inksOf(design: QrDesign): Ink[] {
  if (design.qrType === 'standard') return [];
  const inks: { fields: ColorField[]; color: Rgba }[] = [];
  for (const field of inkFields(design)) {
    const color = colorOf(design, field);
    const same = inks.find((ink) => toHex(ink.color) === toHex(color));
    if (same) same.fields.push(field);
    else inks.push({ fields: [field], color });
  }
  return inks;
}

function inkFields({ style }: QrDesign): ColorField[] {
  const corners = ['cornerSquaresColor', 'cornerDotsColor'] as const;
  if (!style.gradientType) return ['foregroundColor', ...corners];
  // Corners in their default color get the gradient.
  const isChosen = (field: (typeof corners)[number]): boolean => {
    const color = parseColor(style[field]);
    return color !== null && toHex(color) !== DEFAULT_STYLE[field];
  };
  return ['gradientColor1', 'gradientColor2', ...corners.filter(isChosen)];
}

/** Returns the background color. It is always white in the standard style, and also if the modules have a gradient. */
export function paperOf(design: QrDesign): Rgba {
  const isWhite = design.qrType === 'standard' || design.style.gradientType !== undefined;
  return isWhite ? WHITE : colorOf(design, 'backgroundColor');
}

/** Returns the background color, or white if the background is too dark for any ink. */
export function readablePaper(design: QrDesign): Rgba {
  return isPaperDark(design) ? WHITE : paperOf(design);
}

/** Whether the background is so dark that even a black code does not scan everywhere on a white page. */
export function isPaperDark(design: QrDesign): boolean {
  return inkLimit(paperOf(design)) < 0;
}

/** Returns the inks that are too light for their background. A background too dark for any ink counts as white. */
export function findLightInks(design: QrDesign, bounds = LIMITS.ink): Ink[] {
  const limit = inkLimit(readablePaper(design), bounds);
  // A color that was darkened to the limit may exceed the limit a little, because its channels are rounded.
  return inksOf(design).filter(({ color }) => luma(color) > limit + 0.5);
}

/** Returns the inks whose contrast with the background is opposite to that of the code's own ink. */
export function findTurnedInks(design: QrDesign): Ink[] {
  const [own, ...others] = inksOf(design);
  return own ? others.filter((ink) => isLighter(ink, design) !== isLighter(own, design)) : [];
}

export function isLightCode(design: QrDesign): boolean {
  const [own] = inksOf(design);
  return own !== undefined && isLighter(own, design);
}

function isLighter({ color }: Ink, design: QrDesign): boolean {
  return luma(color) > luma(paperOf(design));
}

export function withColor(design: QrDesign, fields: readonly ColorField[], color: Rgba): QrDesign {
  const changes = Object.fromEntries(fields.map((field) => [field, toHex(color)]));
  return { ...design, style: { ...design.style, ...changes } };
}

function colorOf({ style }: QrDesign, field: ColorField): Rgba {
  return parseColor(style[field] ?? '') ?? parseColor(DEFAULT_STYLE[field])!;
}

/** Returns the verdict for lumas of ink and paper on a dark page, where the paper must stand out. */
export function verdictOfInk(ink: number, paper: number, bounds = LIMITS.ink): Verdict {
  return atMost(onWhitePaper(ink - DARK_PAGE, paper - DARK_PAGE), bounds);
}

/** `verdictOfInk` on a white page, where the ink must stand out, so dark and light are swapped. */
export function verdictOfPaper(ink: number, paper: number, bounds = LIMITS.ink): Verdict {
  return atMost(onWhitePaper(WHITE_PAGE - paper, WHITE_PAGE - ink), bounds);
}

/**
 * The luma of ink on white paper to which limits apply. `whole` is the page's difference from the color that must stand
 * out from it, `part` that from the other color; their ratio is kept.
 */
function onWhitePaper(part: number, whole: number): number {
  const share = whole <= 0 ? 1 : part / whole;
  return DARK_PAGE + (WHITE_PAGE - DARK_PAGE) * share;
}

/** Returns the highest luma of ink that is `everywhere` on this paper and page; negative for too dark a paper. */
export function inkLimit(paper: Rgba, bounds = LIMITS.ink): number {
  const share = (bounds.everywhere - DARK_PAGE) / (WHITE_PAGE - DARK_PAGE);
  const onDark = DARK_PAGE + share * (luma(paper) - DARK_PAGE);
  const onWhite = WHITE_PAGE - (WHITE_PAGE - luma(paper)) / share;
  return Math.min(onDark, onWhite);
}
