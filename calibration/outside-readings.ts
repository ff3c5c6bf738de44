// Compares what outside decoders read of a picture with what they read of its plain code. *Outside* decoders and
// conditions are those of outside-decoders.ts and outside-conditions.ts, which only calibration and tests use.
import type { Pixels } from '#raster';
import type { Specimen } from '#scanning/pixels';
import { OUTSIDE_CONDITIONS, type OutsideConditionId, outsideViewsOf } from './outside-conditions.ts';
import { loadOutsideDecoders, OUTSIDE_DECODERS } from './outside-decoders.ts';

/** Of the readings that succeed for a plain code, the share that also succeed for the picture, 0 to 1. */
export interface KeptShares {
  /** The share under all outside conditions. */
  readonly all: number;
  /** The share under the conditions of `MILD`. */
  readonly mild: number;
}

/** Outside conditions with little disturbance, like a code on a screen. */
const MILD: readonly OutsideConditionId[] = ['as it is', 'white page', 'dark page', '900 px', 'blur 1.5', 'turned −7°'];

/** Returns for each outside decoder whether it finds exactly `text`. Finding nothing, or another text, is a failure. */
export async function readByAll(pixels: Pixels, text: string): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const { read } of await loadOutsideDecoders()) found.push((await read(pixels)) === text);
  return found;
}

/**
 * Returns for each outside decoder: of its readings that succeed for `plain`, the share that also succeed for
 * `specimen`.
 */
export async function keptByDecoder(specimen: Specimen, plain: Pixels): Promise<number[]> {
  return sharesByDecoder(await readBoth(specimen, plain));
}

/** Like `keptByDecoder`, but returns the shares of all outside decoders together. */
export async function keptShares(specimen: Specimen, plain: Pixels): Promise<KeptShares> {
  return sharesOfAll(await readBoth(specimen, plain));
}

/**
 * Whether the readings of a plain code and of a picture succeed. The first index is that of the outside condition, the
 * second that of the decoder.
 */
export interface BothReadings {
  readonly ofPlain: readonly boolean[][];
  readonly ofThis: readonly boolean[][];
}

/** Returns the result of `keptByDecoder` from the readings. */
export function sharesByDecoder({ ofPlain, ofThis }: BothReadings): number[] {
  return OUTSIDE_DECODERS.map((_, decoder) => keptShare(ofPlain, ofThis, (_row, k) => k === decoder));
}

/** Returns the result of `keptShares` from the readings. */
export function sharesOfAll({ ofPlain, ofThis }: BothReadings): KeptShares {
  return {
    all: keptShare(ofPlain, ofThis, () => true),
    mild: keptShare(ofPlain, ofThis, (row) => MILD.includes(OUTSIDE_CONDITIONS[row])),
  };
}

async function readBoth({ picture, text, code }: Specimen, plain: Pixels): Promise<BothReadings> {
  return {
    ofPlain: await plainReadings(plain, text, `${code.version}${code.level}`),
    ofThis: await readUnderAll(picture, text),
  };
}

function keptShare(
  ofPlain: readonly boolean[][],
  ofThis: readonly boolean[][],
  isCounted: (row: number, decoder: number) => boolean,
): number {
  let [read, of] = [0, 0];
  for (const [row, decoders] of ofPlain.entries()) {
    for (const [decoder, isReadable] of decoders.entries()) {
      if (!isReadable || !isCounted(row, decoder)) continue;
      of++;
      read += Number(ofThis[row][decoder]);
    }
  }
  return read / (of || 1);
}

const knownPlain = new Map<string, Promise<boolean[][]>>();

/**
 * Returns the readings of a plain code under each outside condition. They are cached by text and `form` (version and
 * level), because many shapes share a plain code.
 */
function plainReadings(plain: Pixels, text: string, form: string): Promise<boolean[][]> {
  const key = `${form} ${text}`;
  const known = knownPlain.get(key) ?? readUnderAll(plain, text);
  knownPlain.set(key, known);
  return known;
}

async function readUnderAll(pixels: Pixels, text: string): Promise<boolean[][]> {
  const see = outsideViewsOf(pixels);
  const rows: boolean[][] = [];
  for (const condition of OUTSIDE_CONDITIONS) rows.push(await readByAll(see(condition), text));
  return rows;
}
