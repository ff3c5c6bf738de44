import type { QrDesign } from '#design';
import { specimenOf } from '#scanning/pixels';
import { CONDITIONS, type Reading } from '#scanning/tunnel';
import {
  allowedBy,
  exceededLimits,
  FIX_LIMITS,
  type Finding,
  findAll,
  findVerdict,
  imageVerdict,
  inspect,
  isBetter,
  type JudgeTools,
  type Judgment,
  judgeRedLight,
  judgeSpecimen,
  judgeUnread,
  nextBetter,
  type Verdict,
  worstVerdict,
} from '#scanning/verdict';
import { type Basis, type Change, type ChangeFacts, describeChange } from './change.ts';
import { changesFor, lastChanges } from './changes-for.ts';
import { designOf, inspectInBlack, type Trial, tryDesign } from './trial.ts';

/**
 * Changes that are tried by readers for a finding that is the only one, and for one of several, which are fixed
 * together anyway.
 */
const MAX_TRIALS = 3;
const MAX_TRIALS_OF_SEVERAL = 1;

/** Rounds of changes for everything together. */
const MAX_ROUNDS = 3;

/** A changed design that scans better, tried before it is offered. */
export interface Fix {
  /** All that is changed. */
  readonly changes: readonly ChangeFacts[];
  /** The whole design after the changes. */
  readonly design: QrDesign;
  /** Measured on the changed design. */
  readonly verdict: Verdict;
}

/**
 * The change that solves one finding and keeps most of the look, tried by reading the changed picture: the verdict is
 * better then, or while other findings remain (`isOnly` says that none do) no worse. Null when there is none.
 */
export async function findFix(
  finding: Finding,
  isOnly: boolean,
  trial: Trial,
  before: Judgment,
  tools: JudgeTools,
): Promise<Fix | null> {
  const mustHelp = isOnly || finding.kind === 'readings' || finding.kind === 'modules';
  const needed = mustHelp ? nextBetter(before.verdict) : before.verdict;
  // Who need only be no worse is not asked first where nothing was read.
  const failed = mustHelp ? before.readings : [];
  let trials = 0;
  for await (const change of solvingChanges(finding, trial, tools)) {
    const specimen = specimenOf(change.design, trial.image, trial.specimen.made);
    const verdict = await findVerdict(specimen, inspect(specimen), tools, needed, failed);
    if (verdict) return { ...described(change, trial), verdict };
    if (++trials === (isOnly ? MAX_TRIALS : MAX_TRIALS_OF_SEVERAL)) return null;
  }
  return null;
}

/** The change after which tills read what phones read, and phones no less than before. Null when there is none. */
export async function findRedLightFix(
  finding: Finding,
  trial: Trial,
  before: Judgment,
  tools: JudgeTools,
): Promise<Fix | null> {
  for (const change of changesFor(finding, designOf(trial)).slice(0, MAX_TRIALS)) {
    await tools.pause();
    const specimen = specimenOf(change.design, trial.image, trial.specimen.made);
    // Most changes that are no use fail here, by fewer readings than phones need.
    const { isWeak } = await judgeRedLight({ ...before, specimen }, tools);
    if (isWeak) continue;
    const verdict = await findVerdict(specimen, inspect(specimen), tools, before.verdict, []);
    if (verdict) return { ...described(change, trial), verdict };
  }
  return null;
}

/**
 * The changes that together make the best verdict that can be had, tried like every fix. Null when nothing gets better.
 */
export async function fixEverything(trial: Trial, before: Judgment, tools: JudgeTools): Promise<Fix | null> {
  const target = bestForText(before);
  let best: Fix | null = null;
  const isSolved = (): boolean => best !== null && !isBetter(target, best.verdict);
  const read = async ({ change, tried }: Attempt, readings?: Reading[]): Promise<void> => {
    const { specimen, inspection } = tried;
    const needed = nextBetter(best?.verdict ?? before.verdict);
    const verdict = await findVerdict(specimen, inspection, tools, needed, before.readings, readings);
    if (verdict) best = { ...described(change, trial), verdict };
  };
  const attempts: Attempt[] = [];
  const attempt = (change: Change): Attempt => {
    const tried = tryDesign(change.design, trial.image, undefined, trial);
    const isLimited = isBetter(target, allowedBy(tried.inspection.excesses, true));
    const made = { change, tried, isLimited };
    attempts.push(made);
    return made;
  };

  let current: Attempt = { change: { design: trial.design, basis: 'same' }, tried: trial, isLimited: false };
  let judge = async (): Promise<Judgment> => before;
  for (let round = 0; round < MAX_ROUNDS && !isSolved(); round++) {
    const { change, tried } = current;
    const next = await changeAll(findAll(await judge(), designOf(tried), tried.inBlack), tried, change.basis, tools);
    if (!next) break;
    current = attempt(next);
    const { specimen, inspection } = current.tried;
    if (current.isLimited) {
      // What is still in the way is known before anybody reads.
      judge = async () => judgeUnread(specimen, inspection);
      continue;
    }
    const readings: Reading[] = [];
    await read(current, readings);
    // Else that takes all readings to know.
    judge = () => judgeSpecimen(specimen, inspection, tools, CONDITIONS, readings);
  }
  for (const last of lastChanges(designOf(trial))) {
    if (isSolved()) break;
    const made = attempt(last);
    if (!made.isLimited) await read(made);
  }
  // Those that cannot have the best verdict are read last.
  for (const made of attempts) if (made.isLimited && !isSolved()) await read(made);
  return best;
}

/** A change, and the design after it. */
interface Attempt {
  readonly change: Change;
  readonly tried: Trial;
  /** Its limits forbid the best verdict that can be had. */
  readonly isLimited: boolean;
}

/** The best verdict that any style can have on this text: its length is nothing that a fix changes. */
function bestForText({ inspection, byDensity }: Judgment): Verdict {
  return worstVerdict([
    allowedBy(
      inspection.excesses.filter(({ id }) => id === 'density'),
      true,
    ),
    byDensity,
  ]);
}

/**
 * Every finding's first change that solves it, each on the design that the one before left; null where there is none
 * for any.
 */
async function changeAll(
  findings: readonly Finding[],
  trial: Trial,
  basis: Basis,
  tools: JudgeTools,
): Promise<Change | null> {
  let changed: Change = { design: trial.design, basis };
  for (const finding of findings) {
    for await (const next of solvingChanges(finding, { ...trial, design: changed.design }, tools)) {
      changed = next.basis === 'same' ? { ...next, basis: changed.basis } : next;
      break;
    }
  }
  return changed.design === trial.design ? null : changed;
}

/** The changes for a finding that solve it as far as can be told before anybody reads. */
async function* solvingChanges(
  finding: Finding,
  { design, image }: Pick<Trial, 'design' | 'image'>,
  { pause }: JudgeTools,
): AsyncGenerator<Change> {
  for (const change of changesFor(finding, designOf({ design, image }))) {
    await pause();
    if (finding.kind === 'image' && image) {
      const excesses = exceededLimits(inspectInBlack(change.design, image), FIX_LIMITS);
      if (imageVerdict({ excesses }) !== 'everywhere') continue;
    }
    yield change;
  }
}

function described(change: Change, { design }: Trial): Pick<Fix, 'changes' | 'design'> {
  return { changes: describeChange(design, change), design: change.design };
}

/**
 * Why a finding has no fix: only a shorter text, no size of the image, or (alone) no small change helps; or it helps
 * with others only.
 */
export type NoFix = 'text-too-long' | 'image' | 'no-small-change' | 'only-together';

/** Why what was found has no fix. */
export function whyNoFix({ kind }: Finding, isOnly: boolean): NoFix {
  if (kind === 'density') return 'text-too-long';
  if (kind === 'image') return 'image';
  return isOnly || kind === 'red-light' ? 'no-small-change' : 'only-together';
}
