import { alignmentCenters } from '#engine';
import { decoyDistance } from '#fitting';
import { toGray } from '#raster';
import {
  type BlockBudget,
  type CodePicture,
  coverAskew,
  type ErrorBudget,
  type FalseEdges,
  measureEdges,
} from '#scanning/pixels';
import { WHITE_PAGE } from '#scanning/tunnel';
import { verdictOfInk, verdictOfPaper } from './ink-limits.ts';
import { atLeast, atMost, type Excess, eased, LIMITS, type LimitId, type Limits } from './limits.ts';
import { measureTones, type PageTones } from './tones.ts';
import { type Verdict, verdictRank, worstVerdict } from './verdict.ts';

/** The figures measured in a picture before decoders read it. */
export interface Measures extends FalseEdges {
  readonly budget: ErrorBudget;
  /** The worst block as it is read by a decoder that samples modules a little off center. */
  readonly askew: BlockBudget;
  readonly onWhite: PageTones;
  readonly onDark: PageTones;
  /** Whether any pixel is transparent or translucent. */
  readonly isClear: boolean;
  /** Width of a module in pixels. */
  readonly modulePixels: number;
  /**
   * In how many of 25 modules the best decoy differs from an alignment pattern. A decoy is a spot that decoders may
   * take for a damaged alignment pattern.
   */
  readonly decoyDistance: number;
}

/** The figures measured in a picture, and the limits that they exceed. */
export interface Inspection extends Measures {
  /** Gravest first. */
  readonly excesses: readonly Excess[];
}

/** Measures every module of a picture. Returns the figures and the limits that they exceed. */
export function inspect(specimen: CodePicture): Inspection {
  const measures = measure(specimen);
  return { ...measures, excesses: exceededLimits(measures, LIMITS) };
}

function measure(specimen: CodePicture): Measures {
  const { code, picture, grid } = specimen;
  const { onWhite, onDark, isClear } = measureTones(specimen);
  const gray = toGray(picture, WHITE_PAGE);
  return {
    budget: onWhite.budget,
    askew: coverAskew(specimen, onWhite.budget),
    onWhite,
    onDark,
    isClear,
    modulePixels: picture.width / (grid.edges.length - 1),
    decoyDistance: decoyDistance(gray, grid, alignmentCenters(code.version)),
    ...measureEdges(gray, code, grid),
  };
}

/** Returns which of `limits` a measured picture exceeds, the gravest first. */
export function exceededLimits(measures: Measures, limits: Limits): Excess[] {
  const { budget, onWhite, onDark, isClear } = measures;
  const exceeded: Excess[] = [];
  const add = (id: LimitId, verdict: Verdict, unread = verdict): void => {
    if (unread !== 'everywhere') exceeded.push({ id, verdict, unread });
  };
  // Three limits are for problems that readings show more exactly: light ink, used corrections and small modules. If
  // the code is read, a picture that exceeds them loses only the best verdict. The other limits are for problems that
  // readings miss.
  const addReadable = (id: LimitId, unread: Verdict): void => {
    add(id, unread === 'everywhere' ? unread : 'good-conditions', unread);
  };
  if (budget.isInverted) {
    add('inverted', 'unlikely');
  } else {
    addReadable(
      'ink',
      overall(onWhite, (ink, paper) => verdictOfInk(ink, paper, limits.ink)),
    );
    add(
      'paper',
      overall(onWhite, (ink, paper) => verdictOfPaper(ink, paper, limits.ink)),
    );
    // These two limits are only for decoders that compare pixels with the mean around them: docs/scanning.md.
    if (measures.runs > limits.runs) add('runs', 'good-conditions');
    if (measures.marks > limits.marks) add('marks', 'good-conditions');
  }
  if (isClear && !budget.isInverted) add('clear', isFineOnDark(onDark, limits) ? 'everywhere' : 'good-conditions');
  const { wrong, correctable } = budget.blocks[budget.worst];
  addReadable('cover', atMost(wrong / correctable, limits.cover));
  if (measures.askew.wrong > limits.askew * measures.askew.correctable) add('askew', 'good-conditions');
  const { finder, format, version } = budget.functionDamage;
  add('pattern', atMost(Math.max(finder, 3 * format, 3 * version), limits.pattern));
  if (measures.decoyDistance <= limits.decoy) add('decoy', 'good-conditions');
  // Weak decoders miss round finder patterns when a code is turned: docs/scanning.md.
  if (budget.hasRoundRings) add('corners', 'good-conditions');
  addReadable('density', atLeast(measures.modulePixels, limits.module));
  return exceeded.sort((a, b) => verdictRank(b.unread) - verdictRank(a.unread));
}

/** Returns the verdict on the lightest ink and the darkest paper, or a better one if error correction helps. */
function overall(tones: PageTones, verdictOn: (ink: number, paper: number) => Verdict): Verdict {
  return eased(verdictOn(tones.ink, tones.paper), verdictOn(tones.neededInk, tones.neededPaper));
}

/** Whether a code with transparent parts is still dark on light, and readable, where a dark page shows through. */
function isFineOnDark({ budget, ink, paper }: PageTones, limits: Limits): boolean {
  return (
    budget.isReadable &&
    !budget.isInverted &&
    paper - ink >= limits.clearContrast &&
    verdictOfInk(ink, paper, limits.ink) === 'everywhere'
  );
}

/** Returns the best verdict that the exceeded limits allow. `isRead` says whether the code is read by any decoder. */
export function allowedBy(excesses: readonly Excess[], isRead: boolean): Verdict {
  return worstVerdict(excesses.map(({ verdict, unread }) => (isRead ? verdict : unread)));
}
