import { isDark, moduleRoles, Role } from '#engine';
import { flattenOn, type PageLuma, type Pixels } from '#raster';
import { type CodePicture, type ErrorBudget, errorBudget, isFinderCorner, readModules } from '#scanning/pixels';
import { DARK_PAGE, WHITE_PAGE } from '#scanning/tunnel';

/** The tones of a code on one page, as luma from 0 to 255. */
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

/** Share of modules that may be outliers, as under the edge of an image. */
const STRAY_SHARE = 0.02;

/** Share of modules that error correction is assumed to make up for. */
const SPARE_SHARE = 0.12;

/** Returns the code's tones on a white page and on a dark one. If nothing is transparent, only `page` differs. */
export function measureTones(specimen: CodePicture): { onWhite: PageTones; onDark: PageTones; isClear: boolean } {
  const isClear = hasClearPixels(specimen.picture);
  const onWhite = tonesOn(WHITE_PAGE, specimen);
  if (!isClear) return { onWhite, onDark: { ...onWhite, page: DARK_PAGE }, isClear };
  const seen = { ...specimen, picture: flattenOn(specimen.picture, DARK_PAGE) };
  return { onWhite, onDark: tonesOn(DARK_PAGE, seen), isClear };
}

function hasClearPixels({ data }: Pixels): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] < 255) return true;
  return false;
}

function tonesOn(page: PageLuma, specimen: CodePicture): PageTones {
  const { code, picture, grid } = specimen;
  const budget = errorBudget(specimen);
  const { size } = code;
  const roles = moduleRoles(code.version, code.level);
  const { luma } = readModules(picture, grid);
  const isDisturbed = disturbedModules(size, budget.misread);
  const inks: number[] = [];
  const papers: number[] = [];
  // Three rings and three centers; every decoder needs the tone of each.
  const finders = Array.from({ length: 6 }, () => ({ sum: 0, count: 0 }));
  for (let index = 0; index < luma.length; index++) {
    const x = index % size;
    const y = (index - x) / size;
    const role = roles[index];
    // The corners of finder patterns may be round, and so count as neither ink nor paper.
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

/** Returns 1 for each misread module and the eight around it, which the same disturbance may affect. */
function disturbedModules(size: number, misread: readonly number[]): Uint8Array {
  const isDisturbed = new Uint8Array(size * size);
  // If more than a quarter of all modules is misread, the colors are probably the cause, so all modules are measured.
  if (misread.length > (size * size) / 4) return isDisturbed;
  for (const index of misread) {
    const x = index % size;
    const y = (index - x) / size;
    for (let row = Math.max(0, y - 1); row <= Math.min(size - 1, y + 1); row++) {
      isDisturbed.fill(1, row * size + Math.max(0, x - 1), row * size + Math.min(size, x + 2));
    }
  }
  return isDisturbed;
}
