import type { Specimen } from '#scanning/pixels';
import {
  type Cell,
  CONDITIONS,
  type ConditionId,
  isReadWithHelp,
  keepViews,
  type PlainReadings,
  type Reader,
  type Reading,
  readPicture,
  viewsOf,
  WEAK_READER,
} from '#scanning/tunnel';
import { type Decision, decide } from './decide.ts';
import { allowedBy, type Inspection } from './inspect.ts';
import { LIMITS } from './limits.ts';
import { isBetter, type Verdict } from './verdict.ts';

/** What judging needs from where it runs. */
export interface JudgeTools {
  /** The strong one first; none where none can be had. */
  readonly readers: readonly Reader[];
  /** Lets other work have its turn; a rejection ends the judging. */
  readonly pause: () => Promise<void>;
  readonly plain: PlainReadings;
}

/** A specimen, all that is known of it, and what that comes to. */
export interface Judgment extends Decision {
  readonly specimen: Specimen;
  readonly inspection: Inspection;
  readonly readings: readonly Reading[];
}

/** What the limits alone come to, before anybody reads. */
export function judgeUnread(specimen: Specimen, inspection: Inspection): Judgment {
  return { specimen, inspection, readings: [], ...decide(inspection, { readings: [], plain: [], isHopeless: false }) };
}

/**
 * Has the specimen read under `conditions` by every reader, and decides by all readings. `known` are readings of this
 * specimen: their cells are not read again.
 */
export async function judgeSpecimen(
  specimen: Specimen,
  inspection: Inspection,
  tools: JudgeTools,
  conditions: readonly ConditionId[] = CONDITIONS,
  known: readonly Reading[] = [],
): Promise<Judgment> {
  const { readers, pause, plain } = tools;
  const { text, code, picture, page } = specimen;
  const found: Reading[] = [];
  const left = cellsOf(conditions, readers).filter(
    ({ condition, reader }) =>
      !known.some((reading) => reading.condition === condition && reading.reader === reader.id),
  );
  // The weak reader looks for dark codes only. It read none of 70 light ones, under any of six conditions.
  const isBlind = ({ reader }: Cell): boolean => inspection.budget.isInverted && reader.id === WEAK_READER.id;
  const seen = left.filter((cell) => !isBlind(cell));
  for await (const reading of readPicture(viewsOf(picture, page), text, seen, pause)) found.push(reading);
  found.push(
    ...left.filter(isBlind).map(({ condition, reader }) => ({ condition, reader: reader.id, isRight: false })),
  );
  const readings = CONDITIONS.flatMap((id) => [...known, ...found].filter(({ condition }) => condition === id));
  const missed = readings.filter(({ isRight }) => !isRight);
  const isUnread = missed.length === readings.length;
  const evidence = {
    readings,
    // Next to nothing there is nothing to compare.
    plain: isUnread ? [] : await plain.read(text, code, missed, readers, pause),
    isHopeless: isUnread && conditions === CONDITIONS && (await isHopeless(specimen, inspection, tools)),
  };
  return { specimen, inspection, readings, ...decide(inspection, evidence) };
}

/** Conditions that every good design passes, and the hardest ones. */
const ON_SCREEN: readonly ConditionId[] = ['as-is', 'dark-page', 'white-page'];
const HARD: readonly ConditionId[] = ['photo-dark', 'noisy', 'small-dark', 'washed-out'];

/**
 * All conditions in the order in which they tell a good design from a bad one: first those that every good one passes,
 * then the hard ones.
 */
const TELLING: readonly ConditionId[] = [...new Set([...ON_SCREEN, ...HARD, ...CONDITIONS])];

/** The same where the limits leave no more than good conditions: what is missed on a screen costs no more than that. */
const TELLING_LESS: readonly ConditionId[] = [...new Set([...HARD, ...ON_SCREEN, ...CONDITIONS])];

/** A change with so many failed readings is no fix. */
const ENOUGH_MISSES = 12;

/** So many readings, the first of the telling ones, are harder than what is left. */
const HARD_ONES = 14;
const HARD_ONES_OF_LIMITED = 8;

/**
 * The verdict on a changed design that `judgeSpecimen` would come to, by no more readings than it takes to be sure, or
 * nearly so where all is read of what is hard; null as soon as it can no longer be as good as `needed`, or nothing is
 * read of much that was tried. What failed among the readings `before` the change tells most. What was read is added to
 * `readings`.
 */
export async function findVerdict(
  specimen: Specimen,
  inspection: Inspection,
  tools: JudgeTools,
  needed: Verdict,
  before: readonly Reading[],
  readings: Reading[] = [],
): Promise<Verdict | null> {
  const { readers, pause, plain } = tools;
  const { text, code, picture, page } = specimen;
  const hasFailed = ({ condition, reader }: Cell): boolean =>
    before.some((reading) => reading.condition === condition && reading.reader === reader.id && !reading.isRight);
  const isLimited = allowedBy(inspection.excesses, true) !== 'everywhere';
  const enough = isLimited ? HARD_ONES_OF_LIMITED : HARD_ONES;
  const telling = isLimited ? TELLING_LESS : TELLING;
  const cells = cellsOf(telling, readers).sort((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)));
  const decideWith = (isRightElsewhere: boolean, ofPlain: readonly Reading[]): Verdict => {
    const unread = cells
      .slice(readings.length)
      .map(({ condition, reader }): Reading => ({ condition, reader: reader.id, isRight: isRightElsewhere }));
    const plainElsewhere = isRightElsewhere ? [] : unread.map((reading) => ({ ...reading, isRight: true }));
    const evidence = { readings: [...readings, ...unread], plain: [...ofPlain, ...plainElsewhere], isHopeless: false };
    return decide(inspection, evidence).verdict;
  };
  if (isBetter(needed, decideWith(true, []))) return null;
  // What the one reader missed before may be asked long before the other.
  const see = keepViews(viewsOf(picture, page));
  for await (const reading of readPicture(see, text, cells, pause)) {
    readings.push(reading);
    const missed = readings.filter(({ isRight }) => !isRight);
    if (missed.length === readings.length && missed.length >= ENOUGH_MISSES) return null;
    if (missed.length === 0 && readings.length >= enough) return decideWith(true, []);
    const ofPlain = await plain.read(text, code, missed, readers, pause);
    const best = decideWith(true, ofPlain);
    if (isBetter(needed, best)) return null;
    if (missed.length === readings.length) continue;
    if (best === decideWith(false, ofPlain)) return best;
    // The cells that are left are easier. If the limits leave good conditions at best, a miss on a screen costs nothing
    // more either.
    const isEnough = isLimited && readings.length >= enough;
    if (isEnough && best === decide(inspection, { readings, plain: ofPlain, isHopeless: false }).verdict) return best;
  }
  return (await judgeSpecimen(specimen, inspection, tools, CONDITIONS, readings)).verdict;
}

function cellsOf(conditions: readonly ConditionId[], readers: readonly Reader[]): Cell[] {
  return conditions.flatMap((condition) => readers.map((reader): Cell => ({ condition, reader })));
}

/** Nor does help help. What only the weak reader tried is not given up. */
async function isHopeless(
  { picture, text }: Specimen,
  { onWhite }: Inspection,
  { readers, pause }: JudgeTools,
): Promise<boolean> {
  if (!readers.some(({ id }) => id === 'zxing')) return false;
  // What differs less than that is told apart by nobody who sees it through a lens.
  const middle = onWhite.contrast < LIMITS.leastContrast ? null : onWhite.middle;
  return !(await isReadWithHelp(picture, text, middle, readers, pause));
}
