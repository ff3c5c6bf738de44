// What outside decoders read of a picture, compared with its plain code. The figures of the conditions differ from those
// of the site's own conditions, except for the luma of a white page.
import { flattenOn, fromGray, type GrayPicture, type PageLuma, type Pixels, toGray } from '#raster';
import type { Specimen } from '#scanning/pixels';
import { type Shot, shoot } from '#scanning/tunnel';
import { loadOutsideDecoders, OUTSIDE_DECODERS } from './outside-decoders.ts';

const WHITE: PageLuma = 255;
const DARK: PageLuma = 8;

const PHOTO = {
  margin: 0.2,
  width: 300,
  rotation: -12,
  tilt: 20,
  blur: 1,
  shade: 0.7,
  range: [30, 230],
  noise: 7,
  jpeg: 50,
} as const;

/**
 * The settings of all conditions except the first and the last. In the first condition, the picture is on white and
 * otherwise unchanged. In the last one, its tones are inverted.
 */
const SHOTS = {
  'white page': { page: WHITE, margin: 0.3 },
  'dark page': { page: DARK, margin: 0.3 },
  'light gray page': { page: 200, margin: 0.1 },
  '130 px': { page: WHITE, margin: 0.1, width: 130 },
  '130 px, dark page': { page: DARK, margin: 0.1, width: 130 },
  '900 px': { page: WHITE, margin: 0.1, width: 900 },
  'blur 1.5': { page: WHITE, margin: 0.2, blur: 1.5 },
  'blur 2.3': { page: WHITE, margin: 0.2, blur: 2.3 },
  'blur 2, dark page': { page: DARK, margin: 0.2, blur: 2 },
  'turned −7°': { page: WHITE, margin: 0.2, rotation: -7 },
  'turned 33°': { page: WHITE, margin: 0.3, rotation: 33 },
  'turned 45°, dark page': { page: DARK, margin: 0.3, rotation: 45 },
  'tilted −32°': { page: WHITE, margin: 0.2, tilt: -32 },
  'noise 18': { page: WHITE, margin: 0.1, noise: 18 },
  'JPEG 15': { page: WHITE, margin: 0.1, width: 380, jpeg: 15 },
  'washed out': { page: WHITE, margin: 0.1, range: [110, 205], noise: 3 },
  'washed out, dark page': { page: DARK, margin: 0.1, range: [110, 205], noise: 3 },
  dim: { page: WHITE, margin: 0.1, range: [5, 110], noise: 5 },
  'uneven light': { page: WHITE, margin: 0.1, shade: 0.3 },
  photo: { page: WHITE, ...PHOTO },
  'photo, dark page': { page: DARK, ...PHOTO },
} as const satisfies Record<string, Shot>;

export type OutsideConditionId = 'as it is' | keyof typeof SHOTS | 'opposite tones';

/** The twenty-three conditions. The first is the picture as it is. */
export const OUTSIDE_CONDITIONS = [
  'as it is',
  ...Object.keys(SHOTS),
  'opposite tones',
] as readonly OutsideConditionId[];

/** Returns a function that gives the picture under a condition: in color under 'as it is', otherwise in gray. */
export function outsideViewsOf(picture: Pixels): (condition: OutsideConditionId) => Pixels {
  const grays = new Map<PageLuma, GrayPicture>();
  const grayOn = (page: PageLuma): GrayPicture => {
    const gray = grays.get(page) ?? toGray(picture, page);
    grays.set(page, gray);
    return gray;
  };
  return (condition) => {
    if (condition === 'as it is') return flattenOn(picture, WHITE);
    if (condition === 'opposite tones') return fromGray(oppositeOf(grayOn(WHITE)));
    const shot = SHOTS[condition];
    return fromGray(shoot(grayOn(shot.page), shot));
  };
}

function oppositeOf({ width, height, luma }: GrayPicture): GrayPicture {
  return { width, height, luma: luma.map((value) => 255 - value) };
}

/** Of the readings that succeed for a plain code, the share that also succeed for the picture, 0 to 1. */
export interface StillReadShares {
  readonly all: number;
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

/** By decoder: of its readings that succeed for `plain`, the share that also succeed for `specimen`. */
export async function stillReadByDecoder(specimen: Specimen, plain: Pixels): Promise<number[]> {
  const { ofPlain, ofThis } = await readBoth(specimen, plain);
  return OUTSIDE_DECODERS.map((_, decoder) => stillReadShare(ofPlain, ofThis, (_row, k) => k === decoder));
}

/** Like `stillReadByDecoder`, but of all decoders together. */
export async function stillReadShares(specimen: Specimen, plain: Pixels): Promise<StillReadShares> {
  const { ofPlain, ofThis } = await readBoth(specimen, plain);
  return {
    all: stillReadShare(ofPlain, ofThis, () => true),
    mild: stillReadShare(ofPlain, ofThis, (row) => MILD.includes(OUTSIDE_CONDITIONS[row])),
  };
}

interface BothReadings {
  readonly ofPlain: readonly boolean[][];
  readonly ofThis: readonly boolean[][];
}

async function readBoth({ picture, text, code }: Specimen, plain: Pixels): Promise<BothReadings> {
  return {
    ofPlain: await plainReadings(plain, text, `${code.version}${code.level}`),
    ofThis: await readUnderAll(picture, text),
  };
}

function stillReadShare(
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

/** Cached by text and `form` (version and level), because many shapes share a plain code. */
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
