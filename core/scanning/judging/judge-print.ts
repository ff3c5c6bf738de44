import { paintedLayers, pixelGrid, placeDrawing, rasterize } from '#drawing';
import { cutPixels, fromGray, type GrayPicture, type Pixels, toGray } from '#raster';
import { type Decoder, type Shot, shoot, WEAK_DECODER, WHITE_PAGE } from '#scanning/tunnel';
import { allowedBy, inspect, isBetter, type JudgeTools, type Verdict, worstVerdict } from '#scanning/verdict';
import { ARMS_LENGTH, LEAST_PIXELS, type PrintedCode, phonePixels, readingDistance } from './print.ts';

export interface PrintReport {
  /** The worse of what design and size allow. Never the best verdict while a decoder is missing. */
  readonly verdict: Verdict;
  /** The best verdict that the design allows, regardless of the size of the print. */
  readonly design: Verdict;
  /** The verdict for a phone at arm's length. */
  readonly near: Verdict;
  readonly far: Verdict;
  /** In millimeters: ten times the width of the code with its margin, but at least arm's length. */
  readonly distance: number;
  /** Width of the code with its margin, in millimeters. */
  readonly mm: number;
  readonly moduleWidth: number;
}

/** A phone that is held still, and one in a hand. The lens and the sensor's color filter alone blur by 0.7 pixels. */
const STILL: Partial<Shot> = { blur: 0.7 };
const IN_HAND: Partial<Shot> = { blur: 0.7, rotation: 7, tilt: 15, shade: 0.6, range: [25, 225], noise: 4 };

/** Slightly farther away and shifted by 1⅛ pixels: the verdict must not depend on how modules fall on 8 × 8 blocks. */
const PHASES = Array.from({ length: 8 }, (_, k) => ({
  nearness: 1 - k / 150,
  shift: [1.125 * k - 4, 1.125 * ((3 * k) % 8) - 4] as const,
}));

const SHOTS = PHASES.flatMap((phase) => [STILL, IN_HAND].map((shot) => ({ ...shot, ...phase })));

/** Shots that the strong decoder must read for *everywhere*. Chosen, not measured, like the share below. */
const MOST_SHOTS = 0.75 * SHOTS.length;

/** Shots that one of the decoders must read for *good conditions*. */
const HALF_OF_SHOTS = 0.5 * SHOTS.length;

/** Pixels per module of the drawn page; fewer if a code with its margin is wider than `MANY_MODULES`. */
const MODULE_PIXELS = 8;
const FEWER_MODULE_PIXELS = 5;
const MANY_MODULES = 100;

/** Most pixels per module in a shot. More would not change the result, but take longer. */
const ENOUGH_PIXELS = 6;

/**
 * The strip of page that shots show on each side of a code. A line up to 24 pixels away can change thresholds, and blur
 * and tilt extend this. It does not depend on what is printed, so that all prints are judged at the same scale.
 */
const LEAST_SURROUNDINGS = 8;
const SURROUNDING_PIXELS = 27;

interface Proof {
  /** The square around the code that shots show. */
  readonly picture: GrayPicture;
  readonly scale: number;
  readonly allowed: Verdict;
}

/** Judges a print by what a phone reads at arm's length and from ten code widths. Rejects if `pause` does. */
export async function judgePrint(print: PrintedCode, { decoders, pause }: JudgeTools): Promise<PrintReport> {
  const { mm, code, margin } = print;
  const moduleWidth = mm / (code.size + 2 * margin);
  const distance = readingDistance(mm);
  const proof = drawProof(print);
  const verdictFrom = (away: number): Promise<Verdict> =>
    verdictAt(phonePixels(moduleWidth, away), proof, print.text, decoders, pause);
  const atArmsLength = await verdictFrom(ARMS_LENGTH);
  const far = distance === ARMS_LENGTH ? atArmsLength : await verdictFrom(distance);
  // A code that is read from farther away counts as read from nearby too, however modules fall on pixels there.
  const near = isBetter(far, atArmsLength) ? far : atArmsLength;
  // People can come nearer, so a code that scans everywhere only at arm's length is rated *good conditions*.
  const bySize = near === 'everywhere' && far !== 'everywhere' ? 'good-conditions' : near;
  const verdict = worstVerdict([proof.allowed, bySize]);
  return { verdict, design: proof.allowed, near, far, distance, mm, moduleWidth };
}

function drawProof({ page, code, margin, x, y, width, mm }: PrintedCode): Proof {
  const cells = code.size + 2 * margin;
  const scale = cells > MANY_MODULES ? FEWER_MODULE_PIXELS : MODULE_PIXELS;
  const unit = (cells * scale) / width;
  const reach = SURROUNDING_PIXELS / phonePixels(mm / cells, readingDistance(mm));
  // `reach` is huge if modules are too narrow for any decoder, so it is limited to the code's width.
  const seen = Math.ceil(Math.max(margin, LEAST_SURROUNDINGS, Math.min(reach, code.size)));
  const around = (seen - margin) * scale;
  const side = cells * scale;
  const size = { width: side + 2 * around, height: side + 2 * around };
  const place = { x: around - x * unit, y: around - y * unit, scale: unit };
  const picture = rasterize({ ...size, layers: [placeDrawing({ ...page, layers: paintedLayers(page) }, place)] });
  const own = cutPixels(picture, { x: around, y: around, width: side, height: side });
  const allowed = allowedBy(inspect({ code, picture: own, grid: pixelGrid(code.size, side, margin) }).excesses, true);
  return { picture: toGray(picture, WHITE_PAGE), scale, allowed };
}

async function verdictAt(
  pixels: number,
  { picture, scale }: Proof,
  text: string,
  decoders: readonly Decoder[],
  pause: () => Promise<void>,
): Promise<Verdict> {
  const seen: Pixels[] = [];
  const shotAt = (index: number): Pixels => {
    const { nearness, ...shot } = SHOTS[index];
    const width = (picture.width * Math.min(pixels * nearness, ENOUGH_PIXELS)) / scale;
    seen[index] ??= fromGray(shoot(picture, { page: WHITE_PAGE, margin: 0.1, width, ...shot }));
    return seen[index];
  };
  const countRead = async (decoder: Decoder | undefined, enough: number): Promise<number> => {
    let count = 0;
    for (let index = 0; decoder && index < SHOTS.length && count < enough; index++) {
      await pause();
      if ((await decoder.read(shotAt(index)))?.text === text) count++;
    }
    return count;
  };
  const weak = decoders.find(({ id }) => id === WEAK_DECODER.id);
  const strong = await countRead(
    decoders.find((decoder) => decoder !== weak),
    MOST_SHOTS,
  );
  const isSharp = pixels >= LEAST_PIXELS;
  if (isSharp && strong === MOST_SHOTS && (await countRead(weak, 1)) === 1) return 'everywhere';
  if (strong >= HALF_OF_SHOTS) return 'good-conditions';
  return (await countRead(weak, HALF_OF_SHOTS)) === HALF_OF_SHOTS ? 'good-conditions' : 'unlikely';
}
