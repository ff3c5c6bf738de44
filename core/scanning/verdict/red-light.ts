import { RED_LIGHT_CONDITIONS, type Reading, readPicture, underRedLight, viewsOf } from '#scanning/tunnel';
import { inspect } from './inspect.ts';
import type { JudgeTools, Judgment } from './judgment.ts';
import { LIMITS } from './limits.ts';
import { isBetter } from './verdict.ts';

/** How red light affects a code that phones read. Many scanners, such as those at checkouts, use red light. */
export interface RedLight {
  /**
   * Readings in red light. Each of them repeats a reading in color that succeeded and whose condition is one of
   * `RED_LIGHT_CONDITIONS`.
   */
  readonly readings: readonly Reading[];
  /** Whether fewer than 85% of these readings succeed. */
  readonly isWeak: boolean;
}

/** The result if no reading is needed. */
const HARMLESS: RedLight = { readings: [], isWeak: false };

/**
 * Reads a judged picture in red light, unless its colors are far enough apart in red. A picture that is rated worse
 * than *good conditions* is not read in red light either, because its verdict says enough.
 */
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
  for await (const reading of readPicture(viewsOf(picture, page), specimen.text, cells, pause)) inRed.push(reading);
  const right = inRed.filter(({ isRight }) => isRight).length;
  return { readings: inRed, isWeak: right < LIMITS.shareOfPlain.everywhere * inRed.length };
}
