import {
  DEFAULT_STYLE,
  DEFAULT_WEAVE,
  darkenTo,
  GRADIENT_PRESETS,
  type GradientDirection,
  isSameDesign,
  luma,
  parseColor,
  type QrDesign,
  type QrStyle,
  QUICK_GRADIENTS,
  toHex,
  type Weave,
} from '#design';
import { IMAGE_TONES, type ImagePalette } from './image-palette.ts';
import { IMAGE_RULES, type LookRule, OWN_RULES, type Tone } from './rules.ts';

/** A look: a ready style, which decides everything in a picture except its text, its image and its caption. */
export interface Look {
  /** Unique among the looks of a design. */
  readonly id: string;
  readonly style: QrStyle;
  /** Absent: the look has no linear gradient, and a design keeps its own direction. */
  readonly gradientDirection?: GradientDirection;
  /** How the design's image is shown. Absent for a design without an image. */
  readonly image?: LookImage;
}

type LookImage =
  /** In the middle, with `size` as the design's new `imageSize`. */
  { readonly is: 'centered'; readonly size: number } | { readonly is: 'woven'; readonly weave: Weave };

export function applyLook(design: QrDesign, { style, gradientDirection, image }: Look): QrDesign {
  return {
    ...design,
    qrType: 'custom',
    style,
    ...(gradientDirection && { gradientDirection }),
    ...(image?.is === 'centered' && { imagePosition: 'center' as const, imageSize: image.size }),
    ...(image?.is === 'woven' && { imagePosition: 'full' as const, weave: image.weave }),
  };
}

export function hasLook(design: QrDesign, look: Look): boolean {
  return isSameDesign(applyLook(design, look), design);
}

export const PAGE_SIZE = 8;

/** Number of looks on each page of the list that are made from the image, if the design has an image. */
export const FROM_IMAGE = 4;

export interface LookImageFacts extends Pick<Weave, 'crop' | 'focus'> {
  readonly palette: ImagePalette;
  /** `imageSize` of centered images: the largest tried one that keeps all limits in black, else the smallest. */
  readonly size: number;
}

export type LookSlot = readonly Look[];

/**
 * Returns the same looks for the same facts, page by page. The last candidates for each place are black, in the shapes of
 * the first one, and plain squares, so that nearly every page has a look in each place.
 */
export function looksFor(image: LookImageFacts | null): readonly (readonly LookSlot[])[] {
  const pages = OWN_RULES.length / PAGE_SIZE;
  return Array.from({ length: pages }, (_, page) => {
    const own = OWN_RULES.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
    if (!image) return own.map((rule, place) => slotOf(rule, null, SPARE_INKS[place]));
    const ofImage = IMAGE_RULES.slice(page * FROM_IMAGE, (page + 1) * FROM_IMAGE);
    const rules = [...ofImage, ...own.slice(0, PAGE_SIZE - FROM_IMAGE)];
    return rules.map((rule, place) => slotOf(rule, image, SPARE_INKS[place]));
  });
}

/** For each place of a page, the color of plain squares, which scan if any look does. */
const SPARE_INKS = ['#14142B', '#2B1608', '#0C2618', '#2A0D1E', '#07242E', '#211538', '#2A2408', '#2E0F0F'] as const;

/** First woven looks, then looks that are not: in the rule's colors, darker on white, in black, and plain squares. */
function slotOf(rule: LookRule, facts: LookImageFacts | null, ink: string): LookSlot {
  const centered: LookImage | undefined = facts ? { is: 'centered', size: facts.size } : undefined;
  const colored = styleOf(rule, facts?.palette ?? null);
  const { direction } = rule;
  const look = (suffix: string, style: QrStyle): Look => ({
    id: `${rule.id}${suffix}`,
    style,
    ...(direction && style.gradientType && { gradientDirection: direction }),
    ...(centered && { image: centered }),
  });
  const { moduleShape, cornerDotShape } = colored;
  return withoutRepeats([
    ...(rule.woven && facts ? wovenLooks(rule, rule.woven, facts) : []),
    look('', colored),
    look('-dark', darker(colored)),
    look('-black', { ...DEFAULT_STYLE, moduleShape, cornerDotShape }),
    look('-spare', { ...DEFAULT_STYLE, foregroundColor: ink, cornerSquaresColor: ink, cornerDotsColor: ink }),
  ]);
}

function withoutRepeats(looks: readonly Look[]): Look[] {
  const keys = looks.map(({ id: _, ...rest }) => JSON.stringify(rest));
  return looks.filter((_, k) => keys.indexOf(keys[k]) === k);
}

/** Changes of the weaving settings. Each makes the code easier to scan than the one before. */
const EASIER: readonly Partial<Weave>[] = [{}, { strength: 0.8 }, { strength: 1 }];

function wovenLooks({ id }: LookRule, changes: Partial<Weave>, { crop, focus }: LookImageFacts): Look[] {
  return EASIER.map((easier, step) => ({
    id: `${id}-${step}`,
    style: DEFAULT_STYLE,
    image: { is: 'woven', weave: { ...DEFAULT_WEAVE, ...changes, ...easier, crop, focus } },
  }));
}

function styleOf(rule: LookRule, palette: ImagePalette | null): QrStyle {
  const { modules, dots, colors = [], gradient, direction } = rule;
  const colorOf = (tone: Tone): string => {
    const own = IMAGE_TONES.find((known) => known === tone);
    if (!own) return tone;
    if (!palette) throw new RangeError(`The look ${rule.id} needs an image`);
    return palette[own];
  };
  const [ink, ground, squares, centers] = colors.map((tone) => tone && colorOf(tone));
  const style: QrStyle = {
    ...DEFAULT_STYLE,
    ...{ moduleShape: modules, cornerDotShape: dots },
    ...(squares && { cornerSquaresColor: squares }),
    ...(centers && { cornerDotsColor: centers }),
  };
  if (!gradient) return { ...style, ...(ink && { foregroundColor: ink }), ...(ground && { backgroundColor: ground }) };
  const [gradientColor1, gradientColor2] =
    typeof gradient === 'string' ? presetColors(gradient) : gradient.map(colorOf);
  return { ...style, gradientType: direction ? 'linear' : 'radial', gradientColor1, gradientColor2 };
}

function presetColors(name: string): readonly [string, string] {
  const preset = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS].find((known) => known.name === name);
  if (!preset) throw new RangeError(`There is no gradient ${name}`);
  return [preset.color1, preset.color2];
}

const DARKER_LUMA = 55;

function darker(style: QrStyle): QrStyle {
  const dark = (color: string): string => {
    const parsed = parseColor(color);
    if (!parsed) throw new RangeError(`${color} is no color`);
    return luma(parsed) <= DARKER_LUMA ? color : toHex(darkenTo(parsed, DARKER_LUMA));
  };
  return {
    ...style,
    foregroundColor: dark(style.foregroundColor),
    backgroundColor: DEFAULT_STYLE.backgroundColor,
    cornerSquaresColor: dark(style.cornerSquaresColor),
    cornerDotsColor: dark(style.cornerDotsColor),
    ...(style.gradientType && {
      gradientColor1: dark(style.gradientColor1),
      gradientColor2: dark(style.gradientColor2),
    }),
  };
}
