import { contrastRatio, darkenTo, luma, type QrDesign, type Rgba } from '#design';
import type { ConditionId } from '#scanning/tunnel';
import { type Ink, inkLimit, inksOf, paperOf } from './inks.ts';
import type { Judgement } from './judgement.ts';
import { type Inspection, type LimitId, modulePixels, verdictOfInk } from './limits.ts';
import { isBetter, type Verdict, worstVerdict } from './verdict.ts';

/** Something that keeps a code from scanning everywhere, with its figures; its sentence is made where it is shown. */
export type Finding = {
  /** The same for the same cause. */
  readonly id: string;
  /** The best verdict that it allows. */
  readonly verdict: Verdict;
} & FindingFacts;

/** Contrasts are WCAG 2.2 ratios, 1 to 21. */
export type FindingFacts =
  /** Light on dark. */
  | { readonly kind: 'inverted' }
  /** Paper too dark for a white page, from which it differs by `contrast`. */
  | { readonly kind: 'paper'; readonly contrast: number }
  /** A colour too light for its ground; `ink` is null where only the picture is known. */
  | {
      readonly kind: 'ink';
      readonly ink: Ink | null;
      readonly isOnWhite: boolean;
      readonly contrast: number;
      readonly needed: number;
    }
  /** See-through parts that leave too little on a dark page. */
  | { readonly kind: 'clear' }
  /** The visitor's image alone. */
  | ({ readonly kind: 'image' } & ImageHarm)
  /** `misread` modules that cannot be told dark from light; `image` is on the code that they belong to. */
  | {
      readonly kind: 'modules';
      readonly misread: number;
      readonly used: number;
      readonly repairs: number;
      readonly image: ImageHarm | null;
    }
  /** Rings of finder patterns that are circles. */
  | { readonly kind: 'corners' }
  /** Modules of too few pixels. */
  | { readonly kind: 'density'; readonly size: number; readonly pixels: number }
  /** `share` of what a plain code passes is lost, 0 to 1. */
  | { readonly kind: 'readings'; readonly share: number; readonly conditions: readonly ConditionId[] };

/** What an image costs, and how many repairs of the worst block are used. */
export interface ImageHarm {
  readonly isFull: boolean;
  readonly costs: 'repairs' | 'contrast' | 'pattern';
  readonly used: number;
  readonly repairs: number;
}

/** A design with the image on it, or null where only a picture is known. */
export interface DesignOfCode {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}

/**
 * What was found in a judged picture, the gravest first. `inBlack` inspects the same design in black on white: it tells what an
 * image harms from what colours harm.
 */
export function findAll(judgement: Judgement, known: DesignOfCode | null, inBlack: Inspection): Finding[] {
  const { inspection, byStyle, byDensity } = judgement;
  const design = known?.design ?? null;
  const findings: Finding[] = [...findColors(inspection, design)];
  const blended = known?.hasImage ? known.design : null;
  if (blended) {
    findings.push({ id: 'image', kind: 'image', verdict: imageVerdict(inBlack), ...imageHarm(inBlack, blended) });
  }
  findings.push({ id: 'corners', kind: 'corners', verdict: verdictOf(inspection, 'corners') });
  if (findings.every(({ verdict }) => verdict === 'everywhere')) {
    const image = blended && imageHarm(inspection, blended);
    findings.push({ id: 'modules', verdict: imageVerdict(inspection), ...modulesFacts(inspection), image });
  }
  const density = worstVerdict([verdictOf(inspection, 'density'), byDensity]);
  findings.push({ id: 'density', verdict: density, ...densityFacts(judgement) });
  const explained = worstVerdict(findings.map(({ verdict }) => verdict));
  if (explained === 'everywhere') findings.push({ id: 'readings', verdict: byStyle, ...readingsFacts(judgement) });
  return findings
    .filter(({ verdict }) => verdict !== 'everywhere')
    .sort((a, b) => Number(isBetter(a.verdict, b.verdict)) - Number(isBetter(b.verdict, a.verdict)));
}

/** Whether what was found no longer stands in the way of a changed design. */
export function isSolved(finding: Finding, inspection: Inspection, design: QrDesign, inBlack: Inspection): boolean {
  if (finding.kind === 'ink') {
    const { ink } = finding;
    return (
      ink !== null && !findLightInks(design).some(({ fields }) => fields.some((field) => ink.fields.includes(field)))
    );
  }
  if (finding.kind === 'image') return imageVerdict(inBlack) === 'everywhere';
  if (finding.kind === 'corners') return verdictOf(inspection, 'corners') === 'everywhere';
  if (finding.kind === 'density' || finding.kind === 'readings') return true;
  return !findColors(inspection, design).some(({ kind }) => kind === finding.kind);
}

function findColors(inspection: Inspection, design: QrDesign | null): Finding[] {
  const { budget, onWhite } = inspection;
  if (budget.isInverted) return [{ id: 'inverted', kind: 'inverted', verdict: verdictOf(inspection, 'inverted') }];
  const findings: Finding[] = [];
  const paper = verdictOf(inspection, 'paper');
  const ink = verdictOf(inspection, 'ink');
  const isPaperDark = design === null || luma(paperOf(design)) < PAPER_LIGHT;
  if (paper !== 'everywhere' && isPaperDark) {
    const contrast = contrastRatio(gray(onWhite.paper), gray(255));
    findings.push({ id: 'paper', kind: 'paper', verdict: worstVerdict([paper, ink]), contrast });
  }
  if (design) {
    for (const light of findLightInks(design)) findings.push(inkFinding(light, design));
  } else if (ink !== 'everywhere') {
    const contrast = contrastRatio(gray(onWhite.ink), gray(onWhite.paper));
    const needed = contrastRatio(gray(inkLimit(gray(255))), gray(255));
    findings.push({ id: 'ink', kind: 'ink', verdict: ink, ink: null, isOnWhite: false, contrast, needed });
  }
  if (inspection.isClear) findings.push({ id: 'clear', kind: 'clear', verdict: verdictOf(inspection, 'clear') });
  return findings;
}

/** Paper darker than this is lost on a white page even under black ink. */
const PAPER_LIGHT = 165;

/** The inks that are too light for their paper; for paper that is too dark itself, as if it were white. */
export function findLightInks(design: QrDesign): Ink[] {
  const limit = inkLimit(readablePaper(design));
  return inksOf(design).filter(({ color }) => luma(color) > limit + 0.5);
}

/** The design's paper; white for one that is too dark to stay. */
export function readablePaper(design: QrDesign): Rgba {
  const paper = paperOf(design);
  return luma(paper) < PAPER_LIGHT ? gray(255) : paper;
}

function inkFinding(ink: Ink, design: QrDesign): Finding {
  const paper = readablePaper(design);
  return {
    id: `ink-${ink.fields[0]}`,
    kind: 'ink',
    verdict: verdictOfInk(luma(ink.color), luma(paper)),
    ink,
    isOnWhite: luma(paper) > 250,
    contrast: contrastRatio(ink.color, paper),
    needed: contrastRatio(darkenTo(ink.color, inkLimit(paper)), paper),
  };
}

function verdictOf({ limits }: Inspection, id: LimitId): Verdict {
  return limits.find((limit) => limit.id === id)?.verdict ?? 'everywhere';
}

/** What a design's image alone allows, told by the design in black on white. */
function imageVerdict(inBlack: Inspection): Verdict {
  const ids: readonly LimitId[] = ['cover', 'pattern', 'decoy', 'ink', 'paper', 'inverted'];
  return worstVerdict(ids.map((id) => verdictOf(inBlack, id)));
}

function imageHarm(inspection: Inspection, design: QrDesign): ImageHarm {
  const { wrong, repairable } = inspection.budget.blocks[inspection.budget.worst];
  const isFull = design.imagePosition === 'full';
  const isWithinRepairs = verdictOf(inspection, 'cover') === 'everywhere';
  const costs = !isWithinRepairs ? 'repairs' : isFull ? 'contrast' : 'pattern';
  return { isFull, costs, used: wrong, repairs: repairable };
}

function modulesFacts({ budget: { blocks, worst, misread } }: Inspection) {
  const { wrong, repairable } = blocks[worst];
  return { kind: 'modules', misread: misread.length, used: wrong, repairs: repairable } as const;
}

function densityFacts({ specimen }: Judgement): FindingFacts {
  return { kind: 'density', size: specimen.code.size, pixels: modulePixels(specimen) };
}

function readingsFacts({ readings, share }: Judgement): FindingFacts {
  const conditions = [...new Set(readings.filter(({ isRight }) => !isRight).map(({ condition }) => condition))];
  return { kind: 'readings', share: 1 - share, conditions };
}

function gray(value: number): Rgba {
  return { r: value, g: value, b: value, a: 1 };
}
