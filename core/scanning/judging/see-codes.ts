import type { QrCode } from '#engine';
import { type Pixels, resample, scaledTo } from '#raster';
import {
  type BlockBudget,
  type Corners,
  errorBudget,
  type IdentifiedCode,
  identifyCode,
  measureMargin,
  type Point,
  type Specimen,
} from '#scanning/pixels';
import {
  type Decoder,
  helpedPictures,
  type LargePicture,
  MOST_FOUND,
  type ReadText,
  searchPicture,
  TILE,
} from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';

/** What a decoder reads in a picture, and where. */
interface ReadCode {
  /** As the decoder reads it: it may contain any characters, and may be empty. */
  readonly text: string;
  /**
   * The corners of the code without its quiet zone, in pixels of the picture, from its upper left corner. Clockwise in
   * the code's own orientation, from the finder pattern between the other two. Those of a mirrored code run
   * counterclockwise.
   */
  readonly corners: Corners;
}

/** A code that is read, but whose modules cannot be identified: a mirrored one, or a strongly distorted one. */
export interface UnidentifiedCode extends ReadCode {
  readonly is: 'unidentified';
}

/** A code whose modules are known, because all its codewords were corrected. It is a `QrCode` as it was before damage. */
export interface SeenCode extends ReadCode, QrCode {
  readonly is: 'seen';
  /** Whole modules of quiet zone that are free of marks on all four sides, 0 to 4. A wider quiet zone counts as 4. */
  readonly margin: number;
  /** How much of its error correction each block has used up, in the order of the standard. */
  readonly budget: readonly BlockBudget[];
  /**
   * Indexes `y * size + x` of misread modules, ascending. The corner modules of finder patterns are left out, because
   * round shapes change them.
   */
  readonly misread: readonly number[];
}

/** A code in a picture, with what judging needs. */
export interface SeenSpecimen {
  readonly seen: SeenCode;
  readonly specimen: Specimen;
}

type Seen = SeenSpecimen | UnidentifiedCode;

/**
 * Finds up to 16 codes in a picture, and identifies each of them from its corrected codewords. This is the quick part
 * of `checkPicture`, for the live picture of a camera: outlines with texts and misread modules, without verdicts. Codes
 * are found in any rotation, in both polarities, and on transparent ground. Pictures wider or higher than 2,048 pixels
 * are searched in parts. The largest code comes first. Throws a `RangeError` without decoders.
 */
export async function seeCodes(
  picture: Pixels,
  decoders: readonly Decoder[],
): Promise<(SeenCode | UnidentifiedCode)[]> {
  return seenIn(await seeSpecimens(picture, decoders, async () => undefined));
}

export function seenIn(codes: readonly Seen[]): (SeenCode | UnidentifiedCode)[] {
  return codes.map((code) => ('seen' in code ? code.seen : code));
}

/** Like `seeCodes`, but with the specimens that can be judged. `pause` is awaited between the parts of a picture. */
export async function seeSpecimens(
  picture: Pixels,
  decoders: readonly Decoder[],
  pause: JudgeTools['pause'],
): Promise<Seen[]> {
  if (decoders.length === 0) throw new RangeError('There is no decoder to find the codes of a picture');
  const found = startFinding(picture);
  const { small, large } = searched(picture);
  for await (const { read, corners } of searchPicture(small, large, decoders, () => found.isFull())) {
    await pause();
    found.add(read, corners);
  }
  return found.codes();
}

/** Pixels on the longer side of the picture in which codes are sought that are hard to find. */
const HELPED_SIDE = 1024;

/**
 * Like `seeSpecimens`, but with more effort if no code is identified: the other decoders try too, and the picture is
 * turned into pictures that are easier to read.
 */
export async function findSpecimens(picture: Pixels, { decoders, pause }: JudgeTools): Promise<Seen[]> {
  const seen = await seeSpecimens(picture, decoders, pause);
  if (seen.some((code) => 'seen' in code)) return seen;
  const found = startFinding(picture, seen);
  const small = scaledTo(picture, HELPED_SIDE);
  const scale = picture.width / small.width;
  const shown = (corners: Corners): Corners =>
    corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Corners;
  for (const decoder of decoders.filter(({ readAll }) => !readAll)) {
    for await (const { read, corners } of searchPicture(small, null, [decoder], () => false)) {
      await pause();
      found.add(read, shown(corners));
    }
  }
  for (const { picture: helped, back } of helpedPictures(small)) {
    if (found.codes().length > 0) break;
    await pause();
    for await (const { read, corners } of searchPicture(helped, null, decoders, () => false)) {
      found.add(read, shown(back(corners)));
    }
  }
  return found.codes();
}

/** Returns a list to which codes are added. Each code is kept once, although it may be read several times. */
function startFinding(picture: Pixels, before: readonly Seen[] = []) {
  const found: Seen[] = [...before];
  return {
    isFull: () => found.length >= MOST_FOUND,
    codes: () => found.slice(0, MOST_FOUND).sort((a, b) => areaOf(b) - areaOf(a)),
    add({ text, symbol }: ReadText, corners: Corners) {
      const same = found.findIndex((code) => isSame(code, text, corners));
      if (same >= 0 && 'seen' in found[same]) return;
      const identified = symbol ? identifyCode(picture, { ...symbol, corners }) : null;
      const code: Seen = identified ? specimenOf(text, identified) : { is: 'unidentified', text, corners };
      if (same < 0) found.push(code);
      else found[same] = code;
    },
  };
}

function specimenOf(text: string, { corners, ...found }: IdentifiedCode): SeenSpecimen {
  const { blocks, misread, isInverted } = errorBudget(found);
  const margin = measureMargin(found, isInverted);
  return {
    seen: { is: 'seen', text, corners, ...found.code, margin, budget: blocks, misread },
    specimen: { text, ...found },
  };
}

function searched(picture: Pixels): { readonly small: Pixels; readonly large: LargePicture | null } {
  const small = scaledTo(picture, TILE);
  if (small === picture) return { small, large: null };
  const { width, height } = picture;
  return { small, large: { width, height, read: (part, across, down) => resample(picture, part, across, down) } };
}

function isSame(code: Seen, text: string, corners: Corners): boolean {
  const own = 'seen' in code ? code.seen : code;
  const [one, other] = [middleOf(own.corners), middleOf(corners)];
  return own.text === text && Math.hypot(one.x - other.x, one.y - other.y) < Math.sqrt(areaOf(code)) / 2;
}

function middleOf(corners: Corners): Point {
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / 4, y: sum.y / 4 };
}

/** In square pixels: the shoelace formula. */
function areaOf(code: Seen): number {
  const { corners } = 'seen' in code ? code.seen : code;
  const twice = corners.reduce((sum, { x, y }, k) => {
    const next = corners[(k + 1) % 4];
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
