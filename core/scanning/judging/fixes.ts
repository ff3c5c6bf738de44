import { DEFAULT_STYLE, type QrDesign } from '#design';
import type { MadeCode } from '#making';
import type { Pixels, UploadedImage } from '#raster';
import { type Specimen, specimenOf } from '#scanning/pixels';
import { CONDITIONS, type Reading } from '#scanning/tunnel';
import {
  allowedBy,
  type DesignOfCode,
  exceededLimits,
  FIX_LIMITS,
  type Finding,
  findAll,
  findVerdict,
  type Inspection,
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

/** A design that was drawn with its image and inspected, in its own style and in black on white. */
export interface Trial {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  readonly specimen: Specimen;
  readonly inspection: Inspection;
  /** The inspection of the same design in black on white: only the image can exceed limits there, not the colors. */
  readonly inBlack: Inspection;
}

/** Draws and inspects a design, or its `picture`. `before`, with the same image, saves work. Throws as `specimenOf`. */
export function tryDesign(design: QrDesign, image: UploadedImage | null, picture?: Pixels, before?: Trial): Trial {
  const drawn = specimenOf(design, image, before?.specimen.made);
  const specimen = picture ? { ...drawn, picture } : drawn;
  const inspection = inspect(specimen);
  return {
    design,
    image,
    specimen,
    inspection,
    inBlack: image ? inspectInBlack(design, image, drawn.made) : inspection,
  };
}

/** By image: these inspections do not depend on colors, and the search for fixes returns to the same sizes. */
const inspected = new WeakMap<Pixels, Map<string, Inspection>>();

const MOST_CACHED = 64;

/** If a limit is exceeded in black on white, the image is the cause. */
export function inspectInBlack(design: QrDesign, image: UploadedImage, before?: MadeCode): Inspection {
  const known = inspected.get(image.pixels) ?? new Map<string, Inspection>();
  inspected.set(image.pixels, known);
  const inBlack: QrDesign = { ...design, qrType: 'custom', style: DEFAULT_STYLE, customImage: '' };
  const key = JSON.stringify(inBlack);
  const inspection = known.get(key) ?? inspect(specimenOf(inBlack, image, before));
  if (known.size >= MOST_CACHED) known.clear();
  known.set(key, inspection);
  return inspection;
}

/** In the standard style, a code shows no image. */
export function designOf({ design, image }: Pick<Trial, 'design' | 'image'>): DesignOfCode {
  return { design, hasImage: image !== null && design.qrType === 'custom' };
}

/**
 * Changes per finding that are tried with readings. With 1 or 9 instead of 3, no verdict on 140 random designs changed,
 * nor the best one after a fix.
 */
const MAX_TRIALS = 3;
const MAX_TRIALS_OF_SEVERAL = 1;

const MAX_ROUNDS = 3;

/** A fix: a change that was tried, and found to help, before it is offered. */
export interface Fix {
  readonly changes: readonly ChangeFacts[];
  readonly design: QrDesign;
  readonly verdict: Verdict;
}

/**
 * Returns the first change with a good enough verdict, or null. The verdict must improve if this is the only finding
 * (`isOnly`) or has no single cause (`readings`, `modules`); else it must not get worse.
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
  // Reading first what failed before tells sooner whether the verdict improves.
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

/** Returns the first change after which the code is not weak in red light and the verdict is no worse than before. */
export async function findRedLightFix(
  finding: Finding,
  trial: Trial,
  before: Judgment,
  tools: JudgeTools,
): Promise<Fix | null> {
  for (const change of changesFor(finding, designOf(trial)).slice(0, MAX_TRIALS)) {
    await tools.pause();
    const specimen = specimenOf(change.design, trial.image, trial.specimen.made);
    // A change that does not help usually fails here, after fewer readings than a verdict needs.
    const { isWeak } = await judgeRedLight({ ...before, specimen }, tools);
    if (isWeak) continue;
    const verdict = await findVerdict(specimen, inspect(specimen), tools, before.verdict, []);
    if (verdict) return { ...described(change, trial), verdict };
  }
  return null;
}

/**
 * Returns the changes that together give the best verdict; null if none improves it. Each round makes the first
 * promising change for every finding. If the best verdict for this text is not reached, `lastChanges` are tried too.
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
      // This attempt is not read yet. The findings for the next round follow from the limits alone.
      judge = async () => judgeUnread(specimen, inspection);
      continue;
    }
    const readings: Reading[] = [];
    await read(current, readings);
    // If another round follows, its findings need the remaining readings too.
    judge = () => judgeSpecimen(specimen, inspection, tools, CONDITIONS, readings);
  }
  for (const last of lastChanges(designOf(trial))) {
    if (isSolved()) break;
    const made = attempt(last);
    if (!made.isLimited) await read(made);
  }
  // Attempts that exceed a limit for the best verdict are read last.
  for (const made of attempts) if (made.isLimited && !isSolved()) await read(made);
  return best;
}

interface Attempt {
  readonly change: Change;
  readonly tried: Trial;
  /** Whether it exceeds a limit, so that it cannot have the best verdict that is possible for this text. */
  readonly isLimited: boolean;
}

/** Fixes do not shorten the text. */
function bestForText({ inspection, byDensity }: Judgment): Verdict {
  return worstVerdict([
    allowedBy(
      inspection.excesses.filter(({ id }) => id === 'density'),
      true,
    ),
    byDensity,
  ]);
}

/** Makes the first promising change for each finding, on top of the earlier ones. Null if there is none. */
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

/** Yields the changes for a finding, without those after which the image still exceeds a limit. */
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
 * `text-too-long`: only a shorter text helps. `image`: no size of the image helps. `no-small-change`: none helps on its
 * own. `only-together`: changes help only together with changes for other findings.
 */
export type NoFix = 'text-too-long' | 'image' | 'no-small-change' | 'only-together';

export function whyNoFix({ kind }: Finding, isOnly: boolean): NoFix {
  if (kind === 'density') return 'text-too-long';
  if (kind === 'image') return 'image';
  return isOnly || kind === 'red-light' ? 'no-small-change' : 'only-together';
}
