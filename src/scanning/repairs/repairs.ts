import { DEFAULT_STYLE, type QrDesign } from '#design';
import type { Pixels, UploadedImage } from '#raster';
import { type Specimen, specimenOf } from '#scanning/pixels';
import {
  type DesignOfCode,
  type Finding,
  findAll,
  type Inspection,
  inspect,
  isBetter,
  isSolved,
  type Judgement,
  type JudgeTools,
  judgeSpecimen,
  type Verdict,
} from '#scanning/verdict';
import type { Change, ChangeFacts } from './change.ts';
import { changesFor } from './changes-for.ts';

/** Trials by readers for one problem; each takes as long as a whole verdict. */
const MAX_TRIALS = 4;

/** Rounds of changes for everything together. */
const MAX_ROUNDS = 6;

/** A changed design that scans better, tried before it is offered. */
export interface Repair {
  /** What is changed, in order. */
  readonly changes: readonly ChangeFacts[];
  /** The whole design after the changes. */
  readonly design: QrDesign;
  /** Measured on the changed design. */
  readonly verdict: Verdict;
}

/** A design with its loaded image, drawn and inspected, and inspected once more in black on white. */
export interface Trial {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  readonly specimen: Specimen;
  readonly inspection: Inspection;
  readonly inBlack: Inspection;
}

/** Draws and inspects a design; with `picture`, its finished picture as it is. Throws what `specimenOf` throws. */
export function tryDesign(design: QrDesign, image: UploadedImage | null, picture?: Pixels): Trial {
  const drawn = specimenOf(design, image);
  const specimen = picture ? { ...drawn, picture } : drawn;
  const inspection = inspect(specimen);
  const isStyled = design.qrType === 'custom' && JSON.stringify(design.style) !== JSON.stringify(DEFAULT_STYLE);
  const inBlack = isStyled ? inspect(specimenOf({ ...design, style: DEFAULT_STYLE }, image)) : inspection;
  return { design, image, specimen, inspection, inBlack };
}

/** What is known of a trial beside its picture. */
export function designOf({ design, image }: Trial): DesignOfCode {
  return { design, hasImage: image !== null && design.qrType === 'custom' };
}

/**
 * The smallest change that solves one finding, tried by reading the changed picture: the verdict is better then, or while other
 * findings remain (`isOnly` says that none do) more of it is read. Null when there is none.
 */
export async function findRepair(
  finding: Finding,
  isOnly: boolean,
  { design, image }: Trial,
  before: Judgement,
  tools: JudgeTools,
): Promise<Repair | null> {
  // Where nothing but readings tells, or nothing else is wrong, only a better verdict is a repair.
  const mustHelp = isOnly || finding.kind === 'readings' || finding.kind === 'modules';
  let trials = 0;
  for (const change of changesFor(finding, design, image !== null)) {
    await tools.pause();
    const { specimen, inspection, inBlack } = tryDesign(change.design, image);
    if (!isSolved(finding, inspection, change.design, inBlack)) continue;
    const { verdict } = await judgeSpecimen(specimen, inspection, tools);
    if (mustHelp ? isBetter(verdict, before.verdict) : !isBetter(before.verdict, verdict)) {
      return { changes: [change.facts], design: change.design, verdict };
    }
    if (++trials === MAX_TRIALS) return null;
  }
  return null;
}

/** The changes that together make the best verdict that can be had, tried like every repair. Null when nothing gets better. */
export async function repairEverything(trial: Trial, before: Judgement, tools: JudgeTools): Promise<Repair | null> {
  let best: Repair | null = null;
  let current = trial;
  let judgement = before;
  let changes: readonly ChangeFacts[] = [];
  for (let round = 0; round < MAX_ROUNDS && judgement.verdict !== 'everywhere'; round++) {
    const changed = await changeAll(findAll(judgement, designOf(current), current.inBlack), current, tools);
    if (changed.length === 0) break;
    changes = [...changes, ...changed.map(({ facts }) => facts)];
    current = tryDesign(changed[changed.length - 1].design, trial.image);
    judgement = await judgeSpecimen(current.specimen, current.inspection, tools);
    if (isBetter(judgement.verdict, best?.verdict ?? before.verdict)) {
      best = { changes, design: current.design, verdict: judgement.verdict };
    }
  }
  return best;
}

/** Every finding's first change that solves it by inspection, each on the design that the one before left. */
async function changeAll(
  findings: readonly Finding[],
  { design, image }: Trial,
  { pause }: JudgeTools,
): Promise<Change[]> {
  const made: Change[] = [];
  for (const finding of findings) {
    for (const change of changesFor(finding, made.at(-1)?.design ?? design, image !== null)) {
      await pause();
      const { inspection, inBlack } = tryDesign(change.design, image);
      if (!isSolved(finding, inspection, change.design, inBlack)) continue;
      made.push(change);
      break;
    }
  }
  return made;
}

/** Why a finding has no repair: only a shorter text, no size of the image, or (alone) no small change helps; or it helps with others only. */
export type NoRepair = 'text-too-long' | 'image' | 'no-small-change' | 'only-together';

/** Why what was found has no repair. */
export function whyNoRepair({ kind }: Finding, isOnly: boolean): NoRepair {
  if (kind === 'density') return 'text-too-long';
  if (kind === 'image') return 'image';
  return isOnly ? 'no-small-change' : 'only-together';
}
