import { RED_LIGHT_CONDITIONS, type Reading, readPicture, underRedLight, viewsOf } from '#scanning/tunnel';
import { inspect } from './inspect.ts';
import type { JudgeTools, Judgment } from './judgment.ts';
import { LIMITS } from './limits.ts';
import { isBetter } from './verdict.ts';

/** The readings under red light, which checkout and many hardware scanners use, of a code that phones read. */
export interface RedLight {
  /** The cells of red light that succeed in full color. */
  readonly readings: readonly Reading[];
  readonly isWeak: boolean;
}

/** In red the colors are far enough apart, so no reading is needed. */
const HARMLESS: RedLight = { readings: [], isWeak: false };

/**
 * Reads a judged picture in red alone if its colors leave a doubt. Pictures that phones do not read count as harmless,
 * because their verdict says enough.
 */
export async function judgeRedLight(
  { specimen, readings, verdict }: Pick<Judgment, 'specimen' | 'readings' | 'verdict'>,
  { readers, pause }: JudgeTools,
): Promise<RedLight> {
  if (isBetter('good-conditions', verdict) || readers.length === 0) return HARMLESS;
  const picture = underRedLight(specimen.picture);
  const page = specimen.page && underRedLight(specimen.page);
  const { excesses } = inspect({ ...specimen, picture });
  if (!excesses.some(({ id }) => id === 'ink' || id === 'paper' || id === 'inverted')) return HARMLESS;
  const cells = readings
    .filter(({ condition, isRight }) => isRight && RED_LIGHT_CONDITIONS.includes(condition))
    .map(({ condition, reader }) => ({ condition, reader: readers.find(({ id }) => id === reader)! }));
  const inRed: Reading[] = [];
  for await (const reading of readPicture(viewsOf(picture, page), specimen.text, cells, pause)) inRed.push(reading);
  const right = inRed.filter(({ isRight }) => isRight).length;
  return { readings: inRed, isWeak: right < LIMITS.shareOfPlain.everywhere * inRed.length };
}
