import { paintedLayers, pixelGrid, placeDrawing, rasterize } from '#drawing';
import { cutPixels, fromGray, type GrayPicture, toGray } from '#raster';
import { READER_IDS, type Reader, type Shot, shoot, WEAK_READER, WHITE_PAGE } from '#scanning/tunnel';
import { allowedBy, inspect, isBetter, type JudgeTools, type Verdict, worstVerdict } from '#scanning/verdict';
import { ARMS_LENGTH, phonePixels, readingDistance } from './phone.ts';
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

/** Each at two distances a little apart: how modules fall on the pixels must not decide. */
const SHOTS = [STILL, IN_HAND].flatMap((shot) => [1, 0.95].map((nearness) => ({ shot, nearness })));

/** Pixels of a module before it is seen through a lens; fewer where a code has more modules than any label holds. */
const MODULE_PIXELS = 8;
const FEWER_MODULE_PIXELS = 5;
const MANY_MODULES = 100;

/** Pixels to a module beyond which a size costs nothing: the design's own verdict is measured with no more. */
const ENOUGH_PIXELS = 6;

/** Modules of the page that are seen around a code and its margin. */
const SURROUNDINGS = 4;

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
 * Judges a printed code by what a phone sees of it, at arm's length and from ten times its width away. Rejects with what
 * `pause` rejects with.
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
  const room = Math.min(x, y, page.width - x - width, page.height - y - width) * unit;
  const around = Math.max(0, Math.min(SURROUNDINGS * scale, Math.floor(room + 1e-6)));
  const side = cells * scale;
  const size = { width: side + 2 * around, height: side + 2 * around };
  const place = { x: around - x * unit, y: around - y * unit, scale: unit };
  const picture = rasterize({ ...size, layers: [placeDrawing({ ...page, layers: paintedLayers(page) }, place)] });
  const own = cutPixels(picture, { x: around, y: around, width: side, height: side });
  const allowed = allowedBy(inspect({ code, picture: own, grid: pixelGrid(code.size, side, margin) }).excesses, true);
  return { picture: toGray(picture, WHITE_PAGE), scale, allowed };
}

/**
 * What a phone reads that has `pixels` for a module. The strong reader misses one shot at most, and the weak one reads
 * one: everywhere. One of them reads half: in good conditions.
 */
async function verdictAt(
  pixels: number,
  { picture, scale }: Proof,
  text: string,
  readers: readonly Reader[],
  pause: () => Promise<void>,
): Promise<Verdict> {
  const right = { strong: 0, weak: 0 };
  for (const { shot, nearness } of SHOTS) {
    const modulePixels = Math.min(pixels * nearness, ENOUGH_PIXELS);
    const width = (picture.width * modulePixels) / scale;
    const seen = fromGray(shoot(picture, { page: WHITE_PAGE, margin: 0.1, width, ...shot }));
    for (const reader of readers) {
      await pause();
      const isRight = (await reader.read(seen))?.text === text;
      if (isRight) right[reader.id === WEAK_READER.id ? 'weak' : 'strong']++;
    }
  }
  const half = SHOTS.length / 2;
  if (right.strong >= SHOTS.length - 1 && right.weak > 0) return 'everywhere';
  return Math.max(right.strong, right.weak) >= half ? 'good-conditions' : 'unlikely';
}
