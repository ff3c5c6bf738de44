import { paintedLayers, pixelGrid, placeDrawing, rasterize } from '#drawing';
import { cutPixels, fromGray, type GrayPicture, type Pixels, toGray } from '#raster';
import { READER_IDS, type Reader, type Shot, shoot, WEAK_READER, WHITE_PAGE } from '#scanning/tunnel';
import { allowedBy, inspect, isBetter, type JudgeTools, type Verdict, worstVerdict } from '#scanning/verdict';
import { ARMS_LENGTH, LEAST_PIXELS, phonePixels, readingDistance } from './phone.ts';
import type { PrintedCode } from './print.ts';

/** What a size does to a code. */
export interface PrintReport {
  /** The worst of what the design allows and what the size does. Never the best one while a reader is missing. */
  readonly verdict: Verdict;
  /** The best verdict that the design allows, whatever its size. */
  readonly design: Verdict;
  /** What a phone at arm's length reads. */
  readonly near: Verdict;
  /** What it reads from `distance`. */
  readonly far: Verdict;
  /** Ten times the width away, in millimeters, or arm's length where that is more. */
  readonly distance: number;
  /** Width of a module, in millimeters. */
  readonly moduleWidth: number;
}

/** What a phone in a hand does to a code. Blur is in pixels of its picture: demosaicing alone takes that much. */
const STILL: Partial<Shot> = { blur: 0.7 };
const IN_HAND: Partial<Shot> = { blur: 0.7, rotation: 7, tilt: 15, shade: 0.6, range: [25, 225], noise: 4 };

/**
 * Each is taken eight times, so that the verdict does not depend on how modules fall on pixels, nor on how they fall on
 * the blocks of 8 × 8 pixels for which readers choose a threshold: from a little farther away, and 1⅛ pixels farther to
 * the side.
 */
const PHASES = Array.from({ length: 8 }, (_, k) => ({
  nearness: 1 - k / 150,
  shift: [1.125 * k - 4, 1.125 * ((3 * k) % 8) - 4] as const,
}));

const SHOTS = PHASES.flatMap((phase) => [STILL, IN_HAND].map((shot) => ({ ...shot, ...phase })));

/** Shots of which the strong reader reads so many at least, where a code scans everywhere. */
const MOST_SHOTS = 0.75 * SHOTS.length;

/** And those of which one of the readers reads so many, where it scans in good conditions. */
const HALF_OF_SHOTS = 0.5 * SHOTS.length;

/** Pixels of a module before it is seen through a lens; fewer where a code has more modules than any label holds. */
const MODULE_PIXELS = 8;
const FEWER_MODULE_PIXELS = 5;
const MANY_MODULES = 100;

/** Pixels to a module beyond which a size costs nothing: the design's own verdict is measured with no more. */
const ENOUGH_PIXELS = 6;

/**
 * Modules of the page that are seen around a code, at least, and as a share of the modules along its side. They are the
 * same whatever is printed there, so that nothing but what is printed can make a difference.
 */
const LEAST_SURROUNDINGS = 8;
const SURROUNDINGS = 0.2;

/** The page as pixels, with one printed module as a whole number of them. */
interface Proof {
  /** A square around the code. */
  readonly picture: GrayPicture;
  /** Pixels of a module. */
  readonly scale: number;
  /** The best verdict that the design allows, whatever its size. */
  readonly allowed: Verdict;
}

/**
 * Judges a printed code by what a phone sees of it, at arm's length and from ten times its width away. Rejects with
 * what `pause` rejects with.
 */
export async function judgePrint(print: PrintedCode, { readers, pause }: JudgeTools): Promise<PrintReport> {
  const { mm, code, margin } = print;
  const moduleWidth = mm / (code.size + 2 * margin);
  const distance = readingDistance(mm);
  const proof = drawProof(print);
  const verdictFrom = (away: number): Promise<Verdict> =>
    verdictAt(phonePixels(moduleWidth, away), proof, print.text, readers, pause);
  const atArmsLength = await verdictFrom(ARMS_LENGTH);
  const far = distance === ARMS_LENGTH ? atArmsLength : await verdictFrom(distance);
  // What is read from farther away is read from nearby, however badly modules fall on the pixels there.
  const near = isBetter(far, atArmsLength) ? far : atArmsLength;
  // Who stands too far away comes nearer.
  const bySize = near === 'everywhere' && far !== 'everywhere' ? 'good-conditions' : near;
  const isReaderMissing = readers.length < READER_IDS.length;
  const verdict = worstVerdict([proof.allowed, bySize, isReaderMissing ? 'good-conditions' : 'everywhere']);
  return { verdict, design: proof.allowed, near, far, distance, moduleWidth };
}

function drawProof({ page, code, margin, x, y, width }: PrintedCode): Proof {
  const cells = code.size + 2 * margin;
  const scale = cells > MANY_MODULES ? FEWER_MODULE_PIXELS : MODULE_PIXELS;
  const unit = (cells * scale) / width;
  const seen = Math.max(margin, LEAST_SURROUNDINGS, Math.ceil(SURROUNDINGS * code.size));
  const around = (seen - margin) * scale;
  const side = cells * scale;
  const size = { width: side + 2 * around, height: side + 2 * around };
  const place = { x: around - x * unit, y: around - y * unit, scale: unit };
  const picture = rasterize({ ...size, layers: [placeDrawing({ ...page, layers: paintedLayers(page) }, place)] });
  const own = cutPixels(picture, { x: around, y: around, width: side, height: side });
  const allowed = allowedBy(inspect({ code, picture: own, grid: pixelGrid(code.size, side, margin) }).excesses, true);
  return { picture: toGray(picture, WHITE_PAGE), scale, allowed };
}

/**
 * What a phone reads that has `pixels` for a module. The strong reader reads three quarters of the shots, and the weak
 * one reads one: everywhere, from `LEAST_PIXELS` on. One of them reads half: in good conditions.
 */
async function verdictAt(
  pixels: number,
  { picture, scale }: Proof,
  text: string,
  readers: readonly Reader[],
  pause: () => Promise<void>,
): Promise<Verdict> {
  const seen: Pixels[] = [];
  const shotAt = (index: number): Pixels => {
    const { nearness, ...shot } = SHOTS[index];
    const width = (picture.width * Math.min(pixels * nearness, ENOUGH_PIXELS)) / scale;
    seen[index] ??= fromGray(shoot(picture, { page: WHITE_PAGE, margin: 0.1, width, ...shot }));
    return seen[index];
  };
  /** Returns how many shots a reader reads. No more than `enough` are counted. */
  const countRead = async (reader: Reader | undefined, enough: number): Promise<number> => {
    let count = 0;
    for (let index = 0; reader && index < SHOTS.length && count < enough; index++) {
      await pause();
      if ((await reader.read(shotAt(index)))?.text === text) count++;
    }
    return count;
  };
  const weak = readers.find(({ id }) => id === WEAK_READER.id);
  const strong = await countRead(
    readers.find((reader) => reader !== weak),
    MOST_SHOTS,
  );
  const isSharp = pixels >= LEAST_PIXELS;
  if (isSharp && strong === MOST_SHOTS && (await countRead(weak, 1)) === 1) return 'everywhere';
  if (strong >= HALF_OF_SHOTS) return 'good-conditions';
  return (await countRead(weak, HALF_OF_SHOTS)) === HALF_OF_SHOTS ? 'good-conditions' : 'unlikely';
}
