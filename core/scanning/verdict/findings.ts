import { contrastRatio, darkenTo, luma, type QrDesign, type Rgba, weaveOf } from '#design';

import type { DesignOfCode, Finding, Harm } from './finding.ts';
import { inkLimit, verdictOfInk } from './ink-limits.ts';
import { findLightInks, findTurnedInks, type Ink, isLightCode, isPaperDark, readablePaper } from './inks.ts';
import type { Inspection } from './inspect.ts';
import type { Judgment } from './judgment.ts';
import type { LimitId } from './limits.ts';
import type { RedLight } from './red-light.ts';
import { isBetter, type Verdict, worstVerdict } from './verdict.ts';

/**
 * Limits that a design can exceed because of its image. `imageFinding` checks them on the design in black on white, so
 * that the design's colors cannot be the cause.
 */
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
 * Returns the findings of a judged picture, the gravest first; none if it scans everywhere. `inBlack` is the inspection
 * of the same design in black on white. It shows which damage is caused by the image and not by the colors. `known` is
 * null if only a picture is known; then no color or image of a design can be named.
 */
export function findAll(judgment: Judgment, known: DesignOfCode | null, inBlack: Inspection): Finding[] {
  const { inspection, byStyle } = judgment;
  if (judgment.verdict === 'everywhere') return [];
  if (known && isWovenDesign(known)) return findInWoven(judgment);
  const findings = known ? findInDesign(judgment, known.design) : findInPicture(inspection);
  if (known?.hasImage) findings.push(imageFinding(inBlack, known.design));
  if (inspection.isClear) findings.push({ id: 'clear', kind: 'clear', verdict: verdictOf(inspection, 'clear') });
  findings.push({ id: 'corners', kind: 'corners', verdict: verdictOf(inspection, 'corners') });
  if (findings.every(({ verdict }) => verdict === 'everywhere')) {
    findings.push(modulesFinding(inspection, known));
  }
  findings.push(densityFinding(judgment));
  if (findings.every(({ verdict }) => verdict === 'everywhere')) {
    findings.push({ id: 'readings', verdict: byStyle, ...readingsFacts(judgment) });
  }
  return findings
    .filter(({ verdict }) => verdict !== 'everywhere')
    .sort((a, b) => Number(isBetter(a.verdict, b.verdict)) - Number(isBetter(b.verdict, a.verdict)));
}

/** Whether the design weaves its image into the code, so that the picture has the image's colors. */
export function isWovenDesign({ design, hasImage }: DesignOfCode): boolean {
  return hasImage && weaveOf(design) !== undefined;
}

/** Returns at most one finding for a woven picture: its image, or else failed readings, or else too many modules. */
function findInWoven(judgment: Judgment): Finding[] {
  const { inspection, byStyle } = judgment;
  const woven = imageVerdict(inspection);
  if (woven !== 'everywhere') return [{ id: 'woven', kind: 'woven', verdict: woven, ...harmOf(inspection) }];
  if (byStyle !== 'everywhere') return [{ id: 'readings', verdict: byStyle, ...readingsFacts(judgment) }];
  const density = densityFinding(judgment);
  return density.verdict === 'everywhere' ? [] : [density];
}

/** Returns the finding for too many modules, which result from a long text. */
function densityFinding({ inspection, byDensity, specimen }: Judgment): Finding {
  return {
    id: 'density',
    kind: 'density',
    verdict: worstVerdict([verdictOf(inspection, 'density'), byDensity]),
    size: specimen.code.size,
    pixels: inspection.modulePixels,
  };
}

/** Returns the finding for red light; null if it does no harm. */
export function findRedLight({ readings, isWeak }: RedLight): Finding | null {
  if (!isWeak) return null;
  const right = readings.filter(({ isRight }) => isRight).length;
  return { id: 'red-light', kind: 'red-light', verdict: 'everywhere', right, tests: readings.length };
}

/**
 * Returns the findings for a design's colors. The picture shows that there is a problem, the design shows which color
 * causes it.
 */
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

/** Returns the findings for colors if only the picture is known. */
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

/** Returns the finding for damage that no single color, nor the image alone, explains. */
function modulesFinding(inspection: Inspection, known: DesignOfCode | null): Finding {
  const image = known?.hasImage ? known.design.imagePosition : 'none';
  const misread = inspection.budget.misread.length;
  return { id: 'modules', kind: 'modules', verdict: imageVerdict(inspection), misread, image, ...harmOf(inspection) };
}

/** Returns the worst `unread` verdict of the excesses that `IMAGE_LIMITS` lists, or `everywhere` if there are none. */
export function imageVerdict({ excesses }: Pick<Inspection, 'excesses'>): Verdict {
  return worstVerdict(excesses.filter(({ id }) => IMAGE_LIMITS.includes(id)).map(({ unread }) => unread));
}

/** Returns the kind of damage of the gravest excess in `IMAGE_LIMITS`, with the figures of the worst block. */
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
