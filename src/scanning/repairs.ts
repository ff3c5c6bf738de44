import {
  type ColorField,
  DEFAULT_STYLE,
  darkenTo,
  flatten,
  IMAGE_SIZE_MIN,
  luma,
  type QrDesign,
  type Rgba,
  toHex,
} from '#design';
import { inkLimit, inksOf, namesOf, paperOf, withColor } from './inks.ts';
import { drawSubject, type Judgement, type JudgeTools, judgeSubject, type Scene, type Subject } from './judgement.ts';
import { type Inspection, inspect } from './limits.ts';
import { findLightInks, findProblems, isSolved, type Problem, readablePaper } from './problems.ts';
import type { Repair } from './report.ts';
import { isBetter } from './verdict-text.ts';

/** A change that may repair something: not tried yet. */
interface Change {
  readonly label: string;
  readonly design: QrDesign;
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** Luma that inks are brought down to where an image lies over them, the lightest first. */
const DARKER = [90, 75, 60, 45, 30, 15, 0] as const;

/** Percent by which a logo shrinks from one trial to the next where only readers can tell. */
const READING_STEP = 5;

/** Trials by readers for one problem; each takes as long as a whole verdict. */
const MAX_TRIALS = 4;

/** Rounds of changes for everything together. */
const MAX_ROUNDS = 6;

/** Draws and inspects a design, and the same in black on white. */
export function inspectScene(scene: Scene): {
  subject: Subject;
  inspection: Inspection;
  inBlack: Inspection;
} {
  const { design } = scene;
  const subject = drawSubject(scene);
  const inspection = inspect(subject.code, subject.picture);
  const isStyled = design.qrType === 'custom' && JSON.stringify(design.style) !== JSON.stringify(DEFAULT_STYLE);
  if (!isStyled) return { subject, inspection, inBlack: inspection };
  const black = drawSubject({ ...scene, design: { ...design, style: DEFAULT_STYLE } });
  return { subject, inspection, inBlack: inspect(black.code, black.picture) };
}

/**
 * The smallest change that solves one problem, tried by reading the changed picture: the verdict is better then, or while other problems
 * remain (`isOnly` says that none do) more of it is read. Null when there is none.
 */
export async function findRepair(
  problem: Problem,
  isOnly: boolean,
  scene: Scene,
  before: Judgement,
  tools: JudgeTools,
): Promise<Repair | null> {
  // Where nothing but readings tells, or nothing else is wrong, only a better verdict is a repair.
  const mustHelp = isOnly || problem.kind === 'readings' || problem.kind === 'modules';
  let trials = 0;
  for (const change of changesFor(problem, scene)) {
    await tools.pause();
    const changed = { ...scene, design: change.design };
    const { subject, inspection, inBlack } = inspectScene(changed);
    if (!isSolved(problem, inspection, change.design, inBlack)) continue;
    const { verdict } = await judgeSubject(subject, inspection, tools);
    if (mustHelp ? isBetter(verdict, before.verdict) : !isBetter(before.verdict, verdict))
      return { ...change, verdict };
    if (++trials === MAX_TRIALS) return null;
  }
  return null;
}

/** The changes that together make the best verdict that can be had, tried like every repair. Null when nothing gets better. */
export async function repairEverything(scene: Scene, before: Judgement, tools: JudgeTools): Promise<Repair | null> {
  let best: { design: QrDesign; judgement: Judgement } | null = null;
  let { design } = scene;
  let judgement = before;
  for (let round = 0; round < MAX_ROUNDS && judgement.verdict !== 'everywhere'; round++) {
    const { inBlack } = inspectScene({ ...scene, design });
    const changed = await changeAll(
      findProblems(judgement, { ...scene, design }, inBlack),
      { ...scene, design },
      tools,
    );
    if (!changed) break;
    design = changed;
    const { subject, inspection } = inspectScene({ ...scene, design });
    judgement = await judgeSubject(subject, inspection, tools);
    if (isBetter(judgement.verdict, best?.judgement.verdict ?? before.verdict)) best = { design, judgement };
  }
  return best && { label: 'Fix everything', design: best.design, verdict: best.judgement.verdict };
}

/** The design with every problem's first change that solves it by inspection; null when no problem has one. */
async function changeAll(problems: readonly Problem[], scene: Scene, { pause }: JudgeTools): Promise<QrDesign | null> {
  let { design } = scene;
  for (const problem of problems) {
    for (const change of changesFor(problem, { ...scene, design })) {
      await pause();
      const { inspection, inBlack } = inspectScene({ ...scene, design: change.design });
      if (!isSolved(problem, inspection, change.design, inBlack)) continue;
      design = change.design;
      break;
    }
  }
  return design === scene.design ? null : design;
}

/** Why a problem has no repair. */
export function whyNoRepair(problem: Problem, isOnly: boolean): string {
  if (problem.kind === 'density') return 'Only a shorter text makes a code of fewer and larger modules.';
  if (problem.kind === 'image') return 'No size of this image was found to help; a shorter text or no image would.';
  return isOnly
    ? 'No smaller change than another style was found to help.'
    : 'This helps only together with the other repairs.';
}

/** Changes that may solve a problem, the smallest first. */
function* changesFor(problem: Problem, { design, picture }: Scene): Generator<Change> {
  switch (problem.kind) {
    case 'inverted':
      yield* swaps(design);
      break;
    case 'ink':
      if (problem.ink) yield darken(design, problem.ink.fields, problem.ink.color, inkLimit(readablePaper(design)));
      break;
    case 'paper':
      yield* lighterPapers(design);
      break;
    case 'clear':
      yield* opaqueDesigns(design);
      break;
    case 'image':
      if (design.imagePosition === 'full') {
        yield* darkerInks(design);
        yield* centredImages(design);
      } else {
        yield* smallerLogos(design, 1);
      }
      break;
    case 'modules':
      yield* darkerInks(design);
      yield plainColors(design);
      break;
    case 'readings':
      if (!picture) {
        yield* darkerInks(design);
        yield plainColors(design);
      } else if (design.imagePosition === 'full') {
        yield* darkerInks(design);
        yield* centredImages(design);
      } else {
        yield* smallerLogos(design, READING_STEP);
      }
      break;
    case 'density':
      break;
  }
}

function darken(design: QrDesign, fields: readonly ColorField[], color: Rgba, maxLuma: number): Change {
  const darker = darkenTo(color, maxLuma);
  return { label: `Darken ${namesOf(fields)} to ${toHex(darker)}`, design: withColor(design, fields, darker) };
}

/** All inks darker, step by step. */
function* darkerInks(design: QrDesign): Generator<Change> {
  for (const maxLuma of DARKER) {
    const inks = inksOf(design).filter(({ color }) => luma(color) > maxLuma);
    if (inks.length === 0) continue;
    const darker = inks.reduce(
      (changed, { fields, color }) => withColor(changed, fields, darkenTo(color, maxLuma)),
      design,
    );
    const [only] = inks;
    const label =
      inks.length === 1
        ? `Darken ${namesOf(only.fields)} to ${toHex(darkenTo(only.color, maxLuma))}`
        : `Darken ${namesOf(inks.flatMap(({ fields }) => fields))}`;
    yield { label, design: darker };
  }
}

/** The colours of code and ground exchanged, then with what that still lacks. */
function* swaps(design: QrDesign): Generator<Change> {
  const { foregroundColor, backgroundColor } = design.style;
  const swapped: QrDesign = {
    ...design,
    style: { ...design.style, foregroundColor: backgroundColor, backgroundColor: foregroundColor },
  };
  const onNewPaper = (changed: QrDesign): QrDesign => {
    const limit = inkLimit(readablePaper(changed));
    return inksOf(changed)
      .filter(({ color }) => luma(color) > limit)
      .reduce((darker, { fields, color }) => {
        // A corner in the old colour of the code takes its new one; others keep their hue.
        const isOld = toHex(color) === toHex(paperOf(changed)) || luma(color) > 250;
        return withColor(darker, fields, isOld ? darkenTo(inksOf(changed)[0].color, limit) : darkenTo(color, limit));
      }, changed);
  };
  yield { label: 'Swap dark and light', design: onNewPaper(swapped) };
  const onWhite: QrDesign = { ...swapped, style: { ...swapped.style, backgroundColor: toHex(WHITE) } };
  yield { label: 'Swap dark and light, on white', design: onNewPaper(onWhite) };
}

function* lighterPapers(design: QrDesign): Generator<Change> {
  const paper = flatten(paperOf(design));
  for (let step = 1; step <= 10; step++) {
    const share = step / 10;
    const mix = (channel: number): number => Math.round(channel + (255 - channel) * share);
    const lighter: Rgba = { r: mix(paper.r), g: mix(paper.g), b: mix(paper.b), a: 1 };
    const changed = withColor(design, ['backgroundColor'], lighter);
    const label = `Lighten Background to ${toHex(lighter)}`;
    // Ground that stays dark enough to disturb is not light enough for these inks either.
    if (step === 10 || findLightInks(changed).length === 0) yield { label, design: changed };
  }
}

function* opaqueDesigns(design: QrDesign): Generator<Change> {
  const paper = paperOf(design);
  const withPaper = paper.a < 1 ? withColor(design, ['backgroundColor'], flatten(paper)) : design;
  if (withPaper !== design) yield { label: 'Make Background opaque', design: withPaper };
  const clear = inksOf(design).filter(({ color }) => color.a < 1);
  if (clear.length === 0) return;
  const changed = clear.reduce(
    (opaque, { fields, color }) => withColor(opaque, fields, flatten(color, flatten(paper))),
    withPaper,
  );
  yield { label: 'Make the colours opaque', design: changed };
}

function* smallerLogos(design: QrDesign, step: number): Generator<Change> {
  for (let size = design.imageSize - step; size >= IMAGE_SIZE_MIN; size -= step) {
    yield { label: `Shrink the logo to ${size} %`, design: { ...design, imageSize: size } };
  }
}

function* centredImages(design: QrDesign): Generator<Change> {
  for (let size = design.imageSize; size >= IMAGE_SIZE_MIN; size -= 1) {
    yield {
      label: `Put the image in the centre at ${size} %`,
      design: { ...design, imagePosition: 'center', imageSize: size },
    };
  }
}

function plainColors(design: QrDesign): Change {
  const { gradientType: _, ...style } = { ...design.style, ...DEFAULT_STYLE };
  return { label: 'Use black on white', design: { ...design, style } };
}
