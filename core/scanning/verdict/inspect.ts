import { alignmentCenters, isDark, moduleRoles, Role } from '#engine';
import { decoyDistance } from '#fitting';
import { flattenOn, type PageLuma, type Pixels, toGray } from '#raster';
import {
  allModules,
  type BlockBudget,
  type CodePicture,
  cornersOn,
  coverAskew,
  type ErrorBudget,
  errorBudget,
  type FalseEdges,
  flatten,
  isBent,
  isFinderCorner,
  measureBend,
  measureEdges,
  readModules,
} from '#scanning/pixels';
import { DARK_PAGE, WHITE_PAGE } from '#scanning/tunnel';
import { type Damage, findDamage } from './damage.ts';
import { hasGaps } from './gaps.ts';
import { verdictOfInk, verdictOfPaper } from './inks.ts';
import {
  atLeast,
  atMost,
  type Excess,
  eased,
  LIMITS,
  type LimitId,
  type Limits,
  type Verdict,
  verdictRank,
  worstVerdict,
} from './limits.ts';

export interface Measures extends FalseEdges {
  readonly budget: ErrorBudget;
  /** The worst block as it is read by a decoder that samples modules a little off center. */
  readonly askew: BlockBudget;
  readonly onWhite: PageTones;
  readonly onDark: PageTones;
  readonly isClear: boolean;
  readonly modulePixels: number;
  /** In how many of 25 modules the best decoy differs from the alignment pattern for which decoders take it. */
  readonly decoyDistance: number;
}

export interface Inspection extends Measures {
  /** Whether the code lies on a bent surface. False for a picture of a known design. */
  readonly isBent: boolean;
  /** Null for a picture of a known design. */
  readonly damage: Damage | null;
  /** Whether light gaps separate the modules. False for a picture of a known design. */
  readonly hasGaps: boolean;
  /** Gravest first. */
  readonly excesses: readonly Excess[];
}

const UNWORN = { isBent: false, damage: null, hasGaps: false } as const;

export function inspect(specimen: CodePicture): Inspection {
  const measures = measure(specimen);
  return { ...measures, excesses: exceededLimits(measures, LIMITS), ...UNWORN };
}

/** Pixels of a module below which damage and bends look like anything else that blurs. */
const LEAST_PIXELS = 3;

/**
 * Inspects a picture of unknown design. What readers lose on a bent surface counts, but tones, edges and shapes are
 * measured on the surface, and tones beside the damage.
 */
export function inspectSeen(specimen: CodePicture): Inspection {
  const { code, picture, grid } = specimen;
  const plain = inspect(specimen);
  if (picture.width < LEAST_PIXELS * (grid.edges.length - 1)) return plain;
  const { middle, contrast } = plain.onWhite;
  const half = (plain.budget.isInverted ? -1 : 1) * (contrast / 2);
  if (hasGaps(specimen, middle - half, middle + half)) return { ...plain, hasGaps: true };
  const bend = measureBend(toGray(picture, WHITE_PAGE), cornersOn(grid), code.size, allModules(code));
  const surface = { ...specimen, picture: flatten(picture, grid, bend) };
  const damage = findDamage(code, readModules(surface.picture, grid).luma, errorBudget(surface));
  const beside = damage?.isLogo ? [] : damage?.modules;
  if (!isBent(bend)) {
    const measures = measure(specimen, beside);
    return { ...measures, excesses: exceededLimits(measures, LIMITS), ...UNWORN, damage };
  }
  const flat = measure(surface, beside);
  const { budget: seen, askew, decoyDistance } = measure(specimen);
  const measures = { ...flat, budget: { ...seen, hasRoundRings: flat.budget.hasRoundRings }, askew, decoyDistance };
  return { ...measures, excesses: exceededLimits(measures, LIMITS), ...UNWORN, isBent: true, damage };
}

/** `damaged`: modules whose tones do not count. */
function measure(specimen: CodePicture, damaged: readonly number[] = []): Measures {
  const { code, picture, grid } = specimen;
  const { onWhite, onDark, isClear } = measureTones(specimen, damaged);
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
  // Readings show light ink, used corrections and small modules more exactly, so a code that is read loses only the
  // best verdict. The other limits are for problems that readings miss.
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

/** Lumas, 0 to 255. */
export interface PageTones {
  readonly page: PageLuma;
  readonly budget: ErrorBudget;
  /**
   * The lightest tone of the ink, or the darkest in a light code. A few outliers among the modules do not count. Each
   * ring and each center of a finder pattern counts as one tone, the mean of its modules.
   */
  readonly ink: number;
  /** The darkest tone of the background, or the lightest in a light code, except for a few outliers. */
  readonly paper: number;
  /** Like `ink` and `paper`, but more modules are ignored: as many as error correction can make up for. */
  readonly neededInk: number;
  readonly neededPaper: number;
  /** Difference between two median tones: of the background, and of the dark modules outside finder patterns. */
  readonly contrast: number;
  /** The luma halfway between these two medians. */
  readonly middle: number;
}

const STRAY_SHARE = 0.02;

const SPARE_SHARE = 0.12;

/** If nothing is transparent, only `page` differs between the two. */
export function measureTones(
  specimen: CodePicture,
  damaged: readonly number[] = [],
): { onWhite: PageTones; onDark: PageTones; isClear: boolean } {
  const isClear = hasClearPixels(specimen.picture);
  const onWhite = tonesOn(WHITE_PAGE, specimen, damaged);
  if (!isClear) return { onWhite, onDark: { ...onWhite, page: DARK_PAGE }, isClear };
  const seen = { ...specimen, picture: flattenOn(specimen.picture, DARK_PAGE) };
  return { onWhite, onDark: tonesOn(DARK_PAGE, seen, damaged), isClear };
}

function hasClearPixels({ data }: Pixels): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] < 255) return true;
  return false;
}

function tonesOn(page: PageLuma, specimen: CodePicture, damaged: readonly number[]): PageTones {
  const { code, picture, grid } = specimen;
  const budget = errorBudget(specimen);
  const { size } = code;
  const roles = moduleRoles(code.version, code.level);
  const { luma } = readModules(picture, grid);
  const isDisturbed = disturbedModules(size, budget.misread, damaged);
  const inks: number[] = [];
  const papers: number[] = [];
  const finders = Array.from({ length: 6 }, () => ({ sum: 0, count: 0 }));
  for (let index = 0; index < luma.length; index++) {
    const x = index % size;
    const y = (index - x) / size;
    const role = roles[index];
    if (isFinderCorner(x, y, code)) continue;
    if (!isDark(code, x, y)) {
      if (!isDisturbed[index]) papers.push(luma[index]);
    } else if (role === Role.finderRing || role === Role.finderCenter) {
      const finder = finders[(x > 8 ? 1 : y > 8 ? 2 : 0) + (role === Role.finderRing ? 0 : 3)];
      finder.sum += luma[index];
      finder.count++;
    } else if (!isDisturbed[index]) {
      inks.push(luma[index]);
    }
  }
  const means = finders.map(({ sum, count }) => sum / count);
  // In a light code all comparisons are the other way round.
  const sign = budget.isInverted ? -1 : 1;
  inks.sort((a, b) => sign * (b - a));
  papers.sort((a, b) => sign * (a - b));
  const lightest = (values: readonly number[]): number => sign * Math.max(...values.map((value) => sign * value));
  const inkAt = (share: number): number => at(inks, share, 0);
  const paperAt = (share: number): number => at(papers, share, 255);
  return {
    page,
    budget,
    ink: lightest([inkAt(STRAY_SHARE), ...means]),
    paper: paperAt(STRAY_SHARE),
    neededInk: lightest([inkAt(SPARE_SHARE), ...means]),
    neededPaper: paperAt(SPARE_SHARE),
    contrast: Math.abs(paperAt(0.5) - inkAt(0.5)),
    middle: (paperAt(0.5) + inkAt(0.5)) / 2,
  };
}

function at(sorted: readonly number[], share: number, fallback: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? fallback;
}

/** Returns 1 for each misread or damaged module and the eight around it, which the same disturbance may affect. */
function disturbedModules(size: number, misread: readonly number[], damaged: readonly number[]): Uint8Array {
  const isDisturbed = new Uint8Array(size * size);
  // If more than a quarter of all modules is misread, the colors are probably the cause, so all modules are measured.
  const areColors = misread.length > (size * size) / 4;
  for (const index of areColors ? damaged : [...misread, ...damaged]) {
    const x = index % size;
    const y = (index - x) / size;
    for (let row = Math.max(0, y - 1); row <= Math.min(size - 1, y + 1); row++) {
      isDisturbed.fill(1, row * size + Math.max(0, x - 1), row * size + Math.min(size, x + 2));
    }
  }
  return isDisturbed;
}
