import { type ColorField, contrastRatio, darkenTo, luma, type QrDesign, type Rgba, weaveOf } from '#design';
import { type Corners, type Point, project, projectionOf } from '#scanning/pixels';
import type { ConditionId } from '#scanning/tunnel';
import {
  findLightInks,
  findTurnedInks,
  type Ink,
  inkLimit,
  isLightCode,
  isPaperDark,
  readablePaper,
  verdictOfInk,
} from './inks.ts';
import type { Inspection } from './inspect.ts';
import type { Judgment, RedLight } from './judgment.ts';
import { isBetter, type LimitId, type Verdict, worstVerdict } from './limits.ts';

/** A cause that limits how well a code scans, with its figures. Its sentences are in `words/`. */
export type Finding = {
  /** Identifies the cause. A cause has the same id in every judgment. */
  readonly id: string;
  /** The best verdict that this cause allows on its own; 'everywhere' for a cause that does not affect phones. */
  readonly verdict: Verdict;
} & FindingFacts;

/** Contrasts are WCAG 2.2 ratios, 1 to 21. */
export type FindingFacts =
  | { readonly kind: 'inverted' }
  /** Finder patterns lighter than the background (`isLight`) although other modules are dark, or the reverse. */
  | { readonly kind: 'turned'; readonly fields: readonly ColorField[]; readonly isLight: boolean }
  /** A background too dark for 'everywhere' on a white page even in black; `contrast` is with the page. */
  | { readonly kind: 'paper'; readonly contrast: number }
  /**
   * `ink` is null, and `isOnWhite` false, if only the picture is known. `needed` is the contrast of the lightest color
   * that would scan everywhere. If the background is too dark even for black, figures are those with white in its
   * place.
   */
  | {
      readonly kind: 'ink';
      readonly ink: Ink | null;
      readonly isOnWhite: boolean;
      readonly contrast: number;
      readonly needed: number;
    }
  /** Transparent parts that leave too little contrast on a dark page. */
  | { readonly kind: 'clear' }
  /** The visitor's image does harm. It would do so with any colors of the code. */
  | ({ readonly kind: 'image'; readonly isFull: boolean } & Harm)
  /** An image that is woven into the code, which then has the image's colors. */
  | ({ readonly kind: 'woven' } & Harm)
  /** Colors and image together, or an unknown cause; `misread` modules have the wrong color. */
  | ({ readonly kind: 'modules'; readonly misread: number; readonly image: 'none' | 'center' | 'full' } & Harm)
  /**
   * A stain, a sticker, a fold or a scratch on `share` of the code, 0 to 1, of which `misread` modules have the wrong
   * color. 'everywhere' if readers cope with it, but it uses more than a third of the corrections of the worst block.
   * Only in pictures of unknown design.
   */
  | {
      readonly kind: 'damage';
      readonly place: DamagePlace;
      readonly share: number;
      readonly misread: number;
      readonly used: number;
      readonly correctable: number;
    }
  /** A code that does not lie on a plane, as on a bottle, a bag or folded paper. Only in pictures of unknown design. */
  | { readonly kind: 'bent' }
  /** Light gaps separate the modules, as in dot-matrix prints. Only in pictures of unknown design. */
  | { readonly kind: 'gaps' }
  /** Finder patterns whose rings are circles or have round corners. */
  | { readonly kind: 'corners' }
  /** A code with too many modules for its picture: it has `size` × `size` modules, each `pixels` pixels wide. */
  | { readonly kind: 'density'; readonly size: number; readonly pixels: number }
  /**
   * `share`: 0 to 1, without readings that also fail with the plain code, the same text in black on white.
   * `conditions`: all under which a reading failed.
   */
  | { readonly kind: 'readings'; readonly share: number; readonly conditions: readonly ConditionId[] }
  /** `right` of `tests` readings succeed in red light; all succeed in full color. */
  | { readonly kind: 'red-light'; readonly right: number; readonly tests: number };

/** As seen in the picture. `several`: no part has most of the damage. */
export type DamagePlace =
  | 'upper-left'
  | 'upper'
  | 'upper-right'
  | 'left'
  | 'center'
  | 'right'
  | 'lower-left'
  | 'lower'
  | 'lower-right'
  | 'several';

/** Of the worst block, `used` codewords are wrong and `correctable` may be. 'askew': sampled slightly off center. */
export interface Harm {
  readonly costs: 'corrections' | 'askew' | 'contrast' | 'pattern' | 'edges';
  readonly used: number;
  readonly correctable: number;
}

export interface DesignOfCode {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}

/** Limits exceeded because of an image: checked in black on white, so that colors cannot be the cause. */
const IMAGE_LIMITS: readonly LimitId[] = [
  'cover',
  'askew',
  'pattern',
  'decoy',
  'runs',
  'marks',
  'ink',
  'paper',
  'inverted',
];

/**
 * The gravest first; none if the code scans everywhere. `inBlack`, in black on white, shows which damage is caused by
 * the image and not by the colors. `known` is null if only a picture is known.
 */
export function findAll(judgment: Judgment, known: DesignOfCode | null, inBlack: Inspection): Finding[] {
  const { inspection, byStyle } = judgment;
  if (judgment.verdict === 'everywhere') return known ? [] : findWear(judgment, 'everywhere');
  if (known && isWovenDesign(known)) return findInWoven(judgment);
  if (inspection.hasGaps) return findInGapped(judgment);
  const findings = known ? findInDesign(judgment, known.design) : findInPicture(inspection);
  if (known?.hasImage) findings.push(imageFinding(inBlack, known.design));
  if (inspection.isClear) findings.push({ id: 'clear', kind: 'clear', verdict: verdictOf(inspection, 'clear') });
  findings.push({ id: 'corners', kind: 'corners', verdict: verdictOf(inspection, 'corners') });
  const isExplained = (): boolean => findings.some(({ verdict }) => verdict !== 'everywhere');
  const wear = known ? [] : findWear(judgment, isExplained() ? 'everywhere' : byStyle);
  if (!isExplained() && wear.length === 0) findings.push(modulesFinding(inspection, known));
  findings.push(densityFinding(judgment));
  if (!isExplained() && wear.length === 0) {
    findings.push({ id: 'readings', verdict: byStyle, ...readingsFacts(judgment) });
  }
  return [...findings.filter(({ verdict }) => verdict !== 'everywhere'), ...wear].sort(
    (a, b) => Number(isBetter(a.verdict, b.verdict)) - Number(isBetter(b.verdict, a.verdict)),
  );
}

export function isWovenDesign({ design, hasImage }: DesignOfCode): boolean {
  return hasImage && weaveOf(design) !== undefined;
}

/** Share of the corrections of the worst block above which damage is named even if every reader copes with it. */
const WORTH_NAMING = 1 / 3;

/**
 * What happened to a print: it is no longer flat, or something lies on it. `unexplained` is the verdict of readings that
 * nothing else explains.
 */
function findWear({ inspection, specimen }: Judgment, unexplained: Verdict): Finding[] {
  const { isBent, damage, excesses } = inspection;
  const lost = excesses.filter(({ id }) => WEAR_LIMITS.includes(id));
  const found: Finding[] = [];
  if (isBent) {
    const verdict = worstVerdict([unexplained, ...lost.map(({ unread }) => unread)]);
    if (verdict !== 'everywhere') found.push({ id: 'bent', kind: 'bent', verdict });
  }
  if (!damage) return found;
  const { share, misread, used, correctable, isInPatterns, isLogo } = damage;
  const own = lost.filter(({ id }) => isInPatterns || id === 'cover' || id === 'askew').map(({ unread }) => unread);
  const isMuch = !isLogo && used > WORTH_NAMING * correctable;
  const verdict = isBent && !isMuch ? 'everywhere' : worstVerdict([unexplained, ...own]);
  if (verdict === 'everywhere' && !isMuch) return found;
  const place = placeOf(damage.middle, specimen.corners);
  return [...found, { id: 'damage', kind: 'damage', verdict, place, share, misread, used, correctable }];
}

/** Limits exceeded because of damage or a bend. */
const WEAR_LIMITS: readonly LimitId[] = ['cover', 'askew', 'pattern', 'decoy', 'runs', 'marks'];

/** How far from the middle of the code, as a share of its width or height in the picture, a place has a name. */
const BESIDE = 1 / 6;

function placeOf(middle: Point | null, corners: Corners = UPRIGHT): DamagePlace {
  if (!middle) return 'several';
  const seen = project(projectionOf(corners, 1), middle.x, middle.y);
  const sideOf = (axis: 'x' | 'y', before: string, after: string): string => {
    const values = corners.map((corner) => corner[axis]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const share = (seen[axis] - (least + most) / 2) / (most - least);
    return share < -BESIDE ? before : share > BESIDE ? after : '';
  };
  const sides = [sideOf('y', 'upper', 'lower'), sideOf('x', 'left', 'right')].filter((side) => side !== '');
  return (sides.join('-') || 'center') as DamagePlace;
}

const UPRIGHT: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

function findInWoven(judgment: Judgment): Finding[] {
  const { inspection, byStyle } = judgment;
  const woven = imageVerdict(inspection);
  if (woven !== 'everywhere') return [{ id: 'woven', kind: 'woven', verdict: woven, ...harmOf(inspection) }];
  if (byStyle !== 'everywhere') return [{ id: 'readings', verdict: byStyle, ...readingsFacts(judgment) }];
  const density = densityFinding(judgment);
  return density.verdict === 'everywhere' ? [] : [density];
}

/** Tones, edges and shapes of modules with gaps tell nothing else. */
function findInGapped(judgment: Judgment): Finding[] {
  const { inspection, byStyle } = judgment;
  const others: readonly LimitId[] = ['inverted', 'density'];
  const lost = inspection.excesses.filter(({ id }) => !others.includes(id)).map(({ unread }) => unread);
  const gaps: Finding = { id: 'gaps', kind: 'gaps', verdict: worstVerdict([byStyle, ...lost]) };
  const inverted: Finding = { id: 'inverted', kind: 'inverted', verdict: verdictOf(inspection, 'inverted') };
  return [gaps, inverted, densityFinding(judgment)].filter(({ verdict }) => verdict !== 'everywhere');
}

function densityFinding({ inspection, byDensity, specimen }: Judgment): Finding {
  return {
    id: 'density',
    kind: 'density',
    verdict: worstVerdict([verdictOf(inspection, 'density'), byDensity]),
    size: specimen.code.size,
    pixels: inspection.modulePixels,
  };
}

export function findRedLight({ readings, isWeak }: RedLight): Finding | null {
  if (!isWeak) return null;
  const right = readings.filter(({ isRight }) => isRight).length;
  return { id: 'red-light', kind: 'red-light', verdict: 'everywhere', right, tests: readings.length };
}

/** The picture shows that there is a problem, the design shows which color causes it. */
function findInDesign({ inspection, byStyle }: Judgment, design: QrDesign): Finding[] {
  const turned = findTurnedInks(design);
  if (turned.length > 0) {
    const fields = turned.flatMap((ink) => ink.fields);
    const verdict = worstVerdict(inspection.excesses.map(({ unread }) => unread));
    return [{ id: 'turned', kind: 'turned', verdict, fields, isLight: !isLightCode(design) }];
  }
  const inverted = verdictOf(inspection, 'inverted');
  if (inverted !== 'everywhere' && isLightCode(design))
    return [{ id: 'inverted', kind: 'inverted', verdict: inverted }];
  const findings: Finding[] = [];
  const paper = verdictOf(inspection, 'paper');
  if (paper !== 'everywhere' && isPaperDark(design)) {
    const verdict = worstVerdict([paper, verdictOf(inspection, 'ink')]);
    findings.push({ id: 'paper', kind: 'paper', verdict, contrast: paperContrast(inspection) });
  }
  // A light color counts only if the picture or its readings suffer: a gradient's light end may be where no module is.
  const isInkSeen = verdictOf(inspection, 'ink') !== 'everywhere' || byStyle !== 'everywhere';
  if (isInkSeen) for (const light of findLightInks(design)) findings.push(inkFinding(light, design));
  return findings;
}

function findInPicture(inspection: Inspection): Finding[] {
  const inverted = verdictOf(inspection, 'inverted');
  if (inverted !== 'everywhere') return [{ id: 'inverted', kind: 'inverted', verdict: inverted }];
  const paper = verdictOf(inspection, 'paper');
  const ink = verdictOf(inspection, 'ink');
  const { onWhite } = inspection;
  const contrast = contrastRatio(gray(onWhite.ink), gray(onWhite.paper));
  const needed = contrastRatio(gray(inkLimit(gray(255))), gray(255));
  return [
    { id: 'paper', kind: 'paper', verdict: paper, contrast: paperContrast(inspection) },
    { id: 'ink', kind: 'ink', verdict: ink, ink: null, isOnWhite: false, contrast, needed },
  ];
}

function inkFinding(ink: Ink, design: QrDesign): Finding {
  const paper = readablePaper(design);
  return {
    id: `ink-${ink.fields[0]}`,
    kind: 'ink',
    verdict: worstVerdict(['good-conditions', verdictOfInk(luma(ink.color), luma(paper))]),
    ink,
    isOnWhite: luma(paper) > 250,
    contrast: contrastRatio(ink.color, paper),
    needed: contrastRatio(darkenTo(ink.color, inkLimit(paper)), paper),
  };
}

function paperContrast({ onWhite }: Inspection): number {
  return contrastRatio(gray(onWhite.paper), gray(255));
}

function imageFinding(inBlack: Inspection, { imagePosition }: QrDesign): Finding {
  const isFull = imagePosition === 'full';
  return { id: 'image', kind: 'image', verdict: imageVerdict(inBlack), isFull, ...harmOf(inBlack) };
}

function modulesFinding(inspection: Inspection, known: DesignOfCode | null): Finding {
  const image = known?.hasImage ? known.design.imagePosition : 'none';
  const misread = inspection.budget.misread.length;
  return { id: 'modules', kind: 'modules', verdict: imageVerdict(inspection), misread, image, ...harmOf(inspection) };
}

export function imageVerdict({ excesses }: Pick<Inspection, 'excesses'>): Verdict {
  return worstVerdict(excesses.filter(({ id }) => IMAGE_LIMITS.includes(id)).map(({ unread }) => unread));
}

/** Returns the kind of damage of the gravest excess, with the figures of the worst block. */
function harmOf({ excesses, budget, askew }: Inspection): Harm {
  const worst = excesses.find(({ id }) => IMAGE_LIMITS.includes(id))?.id;
  const { wrong, correctable } = worst === 'askew' ? askew : budget.blocks[budget.worst];
  return { costs: costsOf(worst), used: wrong, correctable };
}

function costsOf(limit: LimitId | undefined): Harm['costs'] {
  switch (limit) {
    case 'cover':
      return 'corrections';
    case 'askew':
      return 'askew';
    case 'pattern':
    case 'decoy':
      return 'pattern';
    case 'runs':
    case 'marks':
      return 'edges';
    default:
      return 'contrast';
  }
}

function verdictOf({ excesses }: Inspection, id: LimitId): Verdict {
  return excesses.find((excess) => excess.id === id)?.unread ?? 'everywhere';
}

function readingsFacts({ readings, share }: Judgment) {
  const conditions = [...new Set(readings.filter(({ isRight }) => !isRight).map(({ condition }) => condition))];
  return { kind: 'readings', share: 1 - share, conditions } as const;
}

function gray(value: number): Rgba {
  return { r: value, g: value, b: value, a: 1 };
}
