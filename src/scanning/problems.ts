import { contrastRatio, darkenTo, luma, type QrDesign, type Rgba } from '#design';
import { CONDITION_TEXT } from './condition-text.ts';
import { type Ink, inkLimit, inksOf, namesOf, paperOf } from './inks.ts';
import type { Judgement, Scene } from './judgement.ts';
import { INK_MAX, type Inspection, type LimitId, verdictOfInk } from './limits.ts';
import { isBetter, type Verdict, worstVerdict } from './verdict-text.ts';

/** Something that keeps a code from scanning everywhere, and that a visitor understands. */
export type Problem = PlainProblem | InkProblem;

interface PlainProblem extends ProblemFacts {
  readonly kind: 'inverted' | 'paper' | 'clear' | 'image' | 'modules' | 'density' | 'readings';
}

/** A colour that is too light. */
interface InkProblem extends ProblemFacts {
  readonly kind: 'ink';
  /** Null where only the picture is known. */
  readonly ink: Ink | null;
}

interface ProblemFacts {
  readonly id: string;
  /** The best verdict that it allows. */
  readonly verdict: Verdict;
  readonly text: string;
}

/**
 * The problems of a judged picture, the gravest first. `scene` is null where only the picture is known. `inBlack` inspects the same design
 * in black on white: it tells what an image harms from what colours harm.
 */
export function findProblems(judgement: Judgement, scene: Scene | null, inBlack: Inspection): Problem[] {
  const { inspection, byStyle, byDensity } = judgement;
  const design = scene?.design ?? null;
  const problems: Problem[] = [...colorProblems(inspection, design)];
  const blended = scene?.picture && scene.design.qrType === 'custom' ? scene.design : null;
  if (blended) {
    problems.push({ id: 'image', kind: 'image', verdict: imageVerdict(inBlack), text: imageText(inBlack, blended) });
  }
  if (problems.every((problem) => problem.verdict === 'everywhere')) {
    problems.push({
      id: 'modules',
      kind: 'modules',
      verdict: imageVerdict(inspection),
      text: blended ? imageText(inspection, blended) : modulesText(inspection),
    });
  }
  const density = worstVerdict([verdictOf(inspection, 'density'), byDensity]);
  problems.push({ id: 'density', kind: 'density', verdict: density, text: densityText(judgement) });
  const explained = worstVerdict(problems.map((problem) => problem.verdict));
  if (explained === 'everywhere') {
    problems.push({ id: 'readings', kind: 'readings', verdict: byStyle, text: readingsText(judgement) });
  }
  return problems
    .filter((problem) => problem.verdict !== 'everywhere')
    .sort((a, b) => Number(isBetter(a.verdict, b.verdict)) - Number(isBetter(b.verdict, a.verdict)));
}

/** Whether the problem no longer stands in the way of a changed design. */
export function isSolved(problem: Problem, inspection: Inspection, design: QrDesign, inBlack: Inspection): boolean {
  if (problem.kind === 'ink') {
    const { ink } = problem;
    return (
      ink !== null && !findLightInks(design).some(({ fields }) => fields.some((field) => ink.fields.includes(field)))
    );
  }
  if (problem.kind === 'image') return imageVerdict(inBlack) === 'everywhere';
  if (problem.kind === 'density' || problem.kind === 'readings') return true;
  return !colorProblems(inspection, design).some(({ kind }) => kind === problem.kind);
}

function colorProblems(inspection: Inspection, design: QrDesign | null): Problem[] {
  const { budget, onWhite } = inspection;
  if (budget.isInverted) {
    const text = 'The code is light on a dark ground. Many readers look for dark on light only, and find nothing.';
    return [{ id: 'inverted', kind: 'inverted', verdict: verdictOf(inspection, 'inverted'), text }];
  }
  const problems: Problem[] = [];
  const paper = verdictOf(inspection, 'paper');
  const ink = verdictOf(inspection, 'ink');
  const isPaperDark = design === null || luma(paperOf(design)) < PAPER_LIGHT;
  if (paper !== 'everywhere' && isPaperDark) {
    const ratio = formatRatio(contrastRatio(gray(onWhite.paper), gray(255)));
    const text = `The ground is too dark: on a white page it differs from the paper by ${ratio}, and readers lose the code's edge.`;
    problems.push({ id: 'paper', kind: 'paper', verdict: worstVerdict([paper, ink]), text });
  }
  if (design) {
    for (const light of findLightInks(design)) problems.push(inkProblem(light, design));
  } else if (ink !== 'everywhere') {
    const text = `The modules are too light on their ground: ${formatRatio(contrastRatio(gray(onWhite.ink), gray(onWhite.paper)))}, phones need ${formatRatio(contrastRatio(gray(INK_MAX.everywhere), gray(255)))}.`;
    problems.push({ id: 'ink', kind: 'ink', verdict: ink, text, ink: null });
  }
  if (inspection.isClear) {
    const text = 'Parts of the picture are see-through: on a dark page too little of the code can be told apart.';
    problems.push({ id: 'clear', kind: 'clear', verdict: verdictOf(inspection, 'clear'), text });
  }
  return problems;
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

function inkProblem(ink: Ink, design: QrDesign): InkProblem {
  const paper = readablePaper(design);
  const names = namesOf(ink.fields);
  const ground = luma(paper) > 250 ? 'white' : 'its background';
  const needed = contrastRatio(darkenTo(ink.color, inkLimit(paper)), paper);
  const [noun, verb] = ink.fields.length === 1 ? ['colour', 'is'] : ['colours', 'are'];
  return {
    id: `ink-${ink.fields[0]}`,
    kind: 'ink',
    verdict: verdictOfInk(luma(ink.color), luma(paper)),
    text: `The ${noun} ${names} ${verb} too light on ${ground}: ${formatRatio(contrastRatio(ink.color, paper))}, phones need ${formatRatio(needed)}.`,
    ink,
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

function imageText(inBlack: Inspection, design: QrDesign): string {
  const { blocks, worst } = inBlack.budget;
  const { wrong, repairable } = blocks[worst];
  const what = design.imagePosition === 'full' ? 'The image over the code' : 'The logo';
  if (verdictOf(inBlack, 'cover') === 'everywhere') {
    return design.imagePosition === 'full'
      ? 'The image over the code takes too much of the difference between dark and light.'
      : 'The logo lies over a pattern by which readers find their way in this code, and some take its edges for that pattern.';
  }
  const rest = wrong > repairable ? 'more than the code can make good' : 'too few are left for dirt, glare and blur';
  return `${what} uses ${wrong} of ${repairable} repairs: ${rest}.`;
}

function modulesText({ budget: { blocks, worst, misread } }: Inspection): string {
  const { wrong, repairable } = blocks[worst];
  return `${misread.length} modules cannot be told dark from light; that uses ${wrong} of ${repairable} repairs.`;
}

function densityText({ subject: { code, picture } }: Judgement): string {
  const pixels = (picture.width / (code.size + 2)).toFixed(1);
  return `The text is long: its code has ${code.size} × ${code.size} modules of ${pixels} pixels each, and phones must come close.`;
}

function readingsText({ readings, share }: Judgement): string {
  const names = new Set(readings.filter(({ isRight }) => !isRight).map(({ condition }) => CONDITION_TEXT[condition]));
  const percent = Math.round(100 * (1 - share));
  return `${percent} % of the test readings fail that a plain black code passes, among them: ${[...names].slice(0, 4).join(', ')}.`;
}

function gray(value: number): Rgba {
  return { r: value, g: value, b: value, a: 1 };
}

function formatRatio(ratio: number): string {
  return `${ratio.toFixed(1)} : 1`;
}
