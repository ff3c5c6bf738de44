import type { QrCode } from '#engine';
import type { Specimen } from '#scanning/pixels';
import {
  type Cell,
  CONDITIONS,
  type ConditionId,
  type Decoder,
  isReadWithHelp,
  keepViews,
  knowsModes,
  type PlainReadings,
  RED_LIGHT_CONDITIONS,
  type Reading,
  readPicture,
  underRedLight,
  viewsOf,
  WEAK_DECODER,
} from '#scanning/tunnel';
import { allowedBy, type Inspection, inspect } from './inspect.ts';
import { atLeast, isBetter, LIMITS, type Verdict, worstVerdict } from './limits.ts';

export interface Evidence {
  readonly readings: readonly Reading[];
  /** For each failed reading, the same with the plain code: the text in black on white. */
  readonly plain: readonly Reading[];
  /** Whether no condition was read, also not by the strong decoder or in pure black and white. */
  readonly isHopeless: boolean;
}

export interface Decision {
  readonly verdict: Verdict;
  /** Share of readings that succeed, 0 to 1, without those that fail with the plain code too. 0 without readings. */
  readonly share: number;
  /** The best verdict that the style allows, by the picture's readings compared with those of the plain code. */
  readonly byStyle: Verdict;
  /** The best verdict that the text allows: if its plain code is hard to read, no style makes it easier. */
  readonly byDensity: Verdict;
}

/** Undisturbed conditions. A code scans everywhere only if every decoder reads it under each of them. */
const ON_SCREEN: readonly ConditionId[] = ['as-is', 'dark-page', 'white-page'];

/** Returns the worst of what the limits and the readings allow. Without readings, the limits alone decide. */
export function decide(inspection: Inspection, { readings, plain, isHopeless }: Evidence): Decision {
  const byLimits = allowedBy(inspection.excesses, readings.length > 0);
  if (readings.length === 0) return { verdict: byLimits, share: 0, byStyle: 'everywhere', byDensity: 'everywhere' };
  const right = count(readings);
  if (right === 0) {
    // Decoders elsewhere may still succeed. "Does not scan" requires damage that no decoder can cope with.
    const verdict = isHopeless && isBeyondReading(inspection) ? 'not' : 'unlikely';
    return { verdict, share: 0, byStyle: verdict, byDensity: 'everywhere' };
  }
  const share = right / (right + count(plain));
  // A code that any decoder misses under undisturbed conditions scans in good conditions at best.
  const isMissedOnScreen = readings.some(({ condition, isRight }) => !isRight && ON_SCREEN.includes(condition));
  const byStyle = worstVerdict([
    atLeast(share, LIMITS.shareOfPlain),
    isMissedOnScreen ? 'good-conditions' : 'everywhere',
  ]);
  const byDensity = atLeast((right + count(plain)) / readings.length, LIMITS.shareOfAll);
  return { verdict: worstVerdict([byLimits, byStyle, byDensity]), share, byStyle, byDensity };
}

function isBeyondReading({ budget, onWhite }: Inspection): boolean {
  return !budget.isReadable || onWhite.contrast < LIMITS.leastContrast;
}

function count(readings: readonly Reading[]): number {
  return readings.filter(({ isRight }) => isRight).length;
}

/** The tools of judging. On the site, the worker provides them; in Node, scripts and tests do. */
export interface JudgeTools {
  /** ZXing, the strong decoder, comes before jsQR. Empty if none could be loaded. */
  readonly decoders: readonly Decoder[];
  /** Awaited between readings, so that other work can run. If it rejects, the judging ends. */
  readonly pause: () => Promise<void>;
  readonly plain: PlainReadings;
}

export interface Judgment extends Decision {
  readonly specimen: Specimen;
  readonly inspection: Inspection;
  readonly readings: readonly Reading[];
}

/** Returns the judgment from the limits alone, before any reading. */
export function judgeUnread(specimen: Specimen, inspection: Inspection): Judgment {
  return { specimen, inspection, readings: [], ...decide(inspection, { readings: [], plain: [], isHopeless: false }) };
}

/** Reads the specimen with every decoder under `conditions`, except for the `known` readings, and decides by all. */
export async function judgeSpecimen(
  specimen: Specimen,
  inspection: Inspection,
  tools: JudgeTools,
  conditions: readonly ConditionId[] = CONDITIONS,
  known: readonly Reading[] = [],
): Promise<Judgment> {
  const { decoders, pause, plain } = tools;
  const { code, picture, page } = specimen;
  const found: Reading[] = [];
  const left = cellsOf(conditions, decoders, code).filter(
    ({ condition, decoder }) =>
      !known.some((reading) => reading.condition === condition && reading.decoder === decoder.id),
  );
  // The weak decoder looks for dark codes only. It read none of 70 light ones, under any of six conditions.
  const isBlind = ({ decoder }: Cell): boolean => inspection.budget.isInverted && decoder.id === WEAK_DECODER.id;
  const seen = left.filter((cell) => !isBlind(cell));
  for await (const reading of readPicture(viewsOf(picture, page), code, seen, pause)) found.push(reading);
  found.push(
    ...left.filter(isBlind).map(({ condition, decoder }) => ({ condition, decoder: decoder.id, isRight: false })),
  );
  const readings = CONDITIONS.flatMap((id) => [...known, ...found].filter(({ condition }) => condition === id));
  const missed = readings.filter(({ isRight }) => !isRight);
  const isUnread = missed.length === readings.length;
  const evidence = {
    readings,
    // If nothing was read, there is nothing to compare.
    plain: isUnread ? [] : await plain.read(code, missed, decoders, pause),
    isHopeless: isUnread && conditions === CONDITIONS && (await isHopeless(specimen, inspection, tools)),
  };
  return { specimen, inspection, readings, ...decide(inspection, evidence) };
}

/** They tell most designs that scan everywhere from others. */
export const HARD: readonly ConditionId[] = ['photo-dark', 'noisy', 'small-dark', 'washed-out'];

/** All conditions, sorted by how well they tell designs that scan everywhere from others. */
const TELLING: readonly ConditionId[] = [...new Set([...ON_SCREEN, ...HARD, ...CONDITIONS])];

/** For designs of *good conditions* at best, on which misses in `ON_SCREEN` have no effect. */
const TELLING_LESS: readonly ConditionId[] = [...new Set([...HARD, ...ON_SCREEN, ...CONDITIONS])];

/**
 * If so many first readings all fail, the change to the design is not a fix. Without this limit, verdicts and fixes of
 * 140 random designs were the same, but took up to 129 instead of 94 readings by jsQR.
 */
const ENOUGH_MISSES = 12;

/**
 * If so many first readings all succeed, the remaining ones are skipped, because they are easier: those of two decoders
 * under the conditions in `ON_SCREEN` and `HARD`, or in `HARD` alone for limited designs.
 */
const HARD_ONES = 14;
const HARD_ONES_OF_LIMITED = 8;

/**
 * Returns the verdict of `judgeSpecimen` with as few readings as possible: until it is certain, or the hardest readings
 * (`HARD_ONES`) decide it. Null once it cannot be as good as `needed`, or if the first `ENOUGH_MISSES` fail. What
 * failed in `before`, on the unchanged design, comes first, because it tells most. New readings are added to
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
  const { decoders, pause, plain } = tools;
  const { code, picture, page } = specimen;
  const hasFailed = ({ condition, decoder }: Cell): boolean =>
    before.some((reading) => reading.condition === condition && reading.decoder === decoder.id && !reading.isRight);
  const isLimited = allowedBy(inspection.excesses, true) !== 'everywhere';
  const enough = isLimited ? HARD_ONES_OF_LIMITED : HARD_ONES;
  const telling = isLimited ? TELLING_LESS : TELLING;
  const cells = cellsOf(telling, decoders, code).sort((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)));
  const decideWith = (isRightElsewhere: boolean, ofPlain: readonly Reading[]): Verdict => {
    const unread = cells
      .slice(readings.length)
      .map(({ condition, decoder }): Reading => ({ condition, decoder: decoder.id, isRight: isRightElsewhere }));
    const plainElsewhere = isRightElsewhere ? [] : unread.map((reading) => ({ ...reading, isRight: true }));
    const evidence = { readings: [...readings, ...unread], plain: [...ofPlain, ...plainElsewhere], isHopeless: false };
    return decide(inspection, evidence).verdict;
  };
  if (isBetter(needed, decideWith(true, []))) return null;
  // In the order of `cells`, the readings by the two decoders under one condition may be far apart, so views are kept.
  const see = keepViews(viewsOf(picture, page));
  for await (const reading of readPicture(see, code, cells, pause)) {
    readings.push(reading);
    const missed = readings.filter(({ isRight }) => !isRight);
    if (missed.length === readings.length && missed.length >= ENOUGH_MISSES) return null;
    if (missed.length === 0 && readings.length >= enough) return decideWith(true, []);
    const ofPlain = await plain.read(code, missed, decoders, pause);
    const best = decideWith(true, ofPlain);
    if (isBetter(needed, best)) return null;
    if (missed.length === readings.length) continue;
    if (best === decideWith(false, ofPlain)) return best;
    // The others are easier, and a miss in `ON_SCREEN` does not worsen a verdict that is limited already.
    const isEnough = isLimited && readings.length >= enough;
    if (isEnough && best === decide(inspection, { readings, plain: ofPlain, isHopeless: false }).verdict) return best;
  }
  return (await judgeSpecimen(specimen, inspection, tools, CONDITIONS, readings)).verdict;
}

/** A decoder that lacks a mode of the code is left out: what it makes of the message is not the picture's fault. */
function cellsOf(conditions: readonly ConditionId[], decoders: readonly Decoder[], code: QrCode): Cell[] {
  const knowing = decoders.filter((decoder) => knowsModes(decoder, code));
  return conditions.flatMap((condition) => knowing.map((decoder): Cell => ({ condition, decoder })));
}

/** Even in pure black and white. False without ZXing, the strong decoder. */
async function isHopeless(
  { picture, code }: Specimen,
  { onWhite }: Inspection,
  { decoders, pause }: JudgeTools,
): Promise<boolean> {
  if (!decoders.some(({ id }) => id === 'zxing')) return false;
  // With less contrast, the midpoint of the two tones would be lost in any camera.
  const middle = onWhite.contrast < LIMITS.leastContrast ? null : onWhite.middle;
  return !(await isReadWithHelp(picture, code, middle, decoders, pause));
}

/** How red light affects a code that phones read. Many scanners, such as those at checkouts, use red light. */
export interface RedLight {
  /** Repeats of successful readings under `RED_LIGHT_CONDITIONS`. */
  readonly readings: readonly Reading[];
  /** Whether fewer than 85% of these readings succeed. */
  readonly isWeak: boolean;
}

const HARMLESS: RedLight = { readings: [], isWeak: false };

/** Reads a picture in red light, unless its colors differ enough in red or it is worse than *good conditions*. */
export async function judgeRedLight(
  { specimen, readings, verdict }: Pick<Judgment, 'specimen' | 'readings' | 'verdict'>,
  { decoders, pause }: JudgeTools,
): Promise<RedLight> {
  if (isBetter('good-conditions', verdict) || decoders.length === 0) return HARMLESS;
  const picture = underRedLight(specimen.picture);
  const page = specimen.page && underRedLight(specimen.page);
  const { excesses } = inspect({ ...specimen, picture });
  if (!excesses.some(({ id }) => id === 'ink' || id === 'paper' || id === 'inverted')) return HARMLESS;
  const cells = readings
    .filter(({ condition, isRight }) => isRight && RED_LIGHT_CONDITIONS.includes(condition))
    .map(({ condition, decoder }) => ({ condition, decoder: decoders.find(({ id }) => id === decoder)! }));
  const inRed: Reading[] = [];
  for await (const reading of readPicture(viewsOf(picture, page), specimen.code, cells, pause)) inRed.push(reading);
  const right = inRed.filter(({ isRight }) => isRight).length;
  return { readings: inRed, isWeak: right < LIMITS.shareOfPlain.everywhere * inRed.length };
}
