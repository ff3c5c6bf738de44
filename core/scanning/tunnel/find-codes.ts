import type { ErrorCorrectionLevel } from '#engine';
import { type Box, flattenOn, type Pixels } from '#raster';
import { type Corners, identifyCode } from '#scanning/pixels';
import { DARK_PAGE, WHITE_PAGE } from './conditions.ts';
import { type Decoder, MOST_FOUND, type ReadText } from './decoders.ts';

/** A picture that may be too large to be in memory as pixels. */
export interface LargePicture {
  readonly width: number;
  readonly height: number;
  /** Returns a part of it, scaled to this size. */
  readonly read: (part: Box, width: number, height: number) => Pixels | Promise<Pixels>;
}

export interface FoundCode {
  readonly text: string;
  /** The version, level and mask are null if the decoder does not report them. */
  readonly version: number | null;
  readonly level: ErrorCorrectionLevel | null;
  readonly mask: number | null;
}

/** A code that a decoder reads in a part of a picture. */
export interface Sighting {
  readonly read: ReadText;
  /** In the whole picture. Those of the part if the decoder does not report them. */
  readonly corners: Corners;
  /** The part in which the code is read, opaque and scaled. */
  readonly part: Pixels;
}

/** Pixels on the longer side of a part that is searched at once. */
export const TILE = 2048;

/** Pixels from one part to the next. A code in the overlap is whole in one of them; a larger one, at half the size. */
const STEP = 1280;

/** Returns up to `MOST_FOUND` codes of different texts, as `searchPicture` finds them. */
export async function findCodes(
  small: Pixels,
  large: LargePicture | null,
  decoders: readonly Decoder[],
  isOver: () => boolean,
): Promise<FoundCode[]> {
  const found: FoundCode[] = [];
  for await (const { read, part } of searchPicture(small, large, decoders, isOver)) {
    if (read.text === '' || found.some(({ text }) => text === read.text)) continue;
    found.push({ text: read.text, ...formOf(read, part) });
    if (found.length === MOST_FOUND) break;
  }
  return found;
}

function formOf({ symbol }: ReadText, part: Pixels): Omit<FoundCode, 'text'> {
  const { level = null, mask = null } = (symbol && (symbol.format ?? identifyCode(part, symbol)?.code)) ?? {};
  return { version: symbol?.version ?? null, level, mask };
}

/**
 * Yields the codes in a picture: first those in the whole picture, scaled to `small`, then those in its own pixels at
 * half the size and at full size. So most codes are yielded several times. Codes are found in both polarities, and those
 * of a transparent picture on white and on dark ground. The search ends when `isOver`. If no decoder finds several codes
 * at once, only `small` is searched, because jsQR is too slow for more.
 */
export async function* searchPicture(
  small: Pixels,
  large: LargePicture | null,
  decoders: readonly Decoder[],
  isOver: () => boolean,
): AsyncGenerator<Sighting> {
  const whole = large ?? small;
  yield* searchPart(small, { x: 0, y: 0, width: whole.width, height: whole.height }, decoders);
  const isStrong = decoders.some(({ readAll }) => readAll);
  for (const scale of large && isStrong ? [0.5, 1] : []) {
    if (!large || large.width * scale <= small.width) continue;
    for (const part of partsOf(large, scale)) {
      if (isOver()) return;
      const pixels = await large.read(part, Math.ceil(part.width * scale), Math.ceil(part.height * scale));
      yield* searchPart(pixels, part, decoders);
    }
  }
}

async function* searchPart(pixels: Pixels, box: Box, decoders: readonly Decoder[]): AsyncGenerator<Sighting> {
  const parts = isOpaque(pixels) ? [pixels] : [WHITE_PAGE, DARK_PAGE].map((page) => flattenOn(pixels, page));
  for (const part of parts) {
    for (const read of await readAll(part, decoders)) {
      yield { read, corners: cornersIn(box, part, read.symbol?.corners ?? cornersOf(part)), part };
    }
  }
}

/** The weak decoder is slow and finds only one code, so it is not asked if the strong one is there. */
async function readAll(part: Pixels, decoders: readonly Decoder[]): Promise<ReadText[]> {
  const strong = decoders.find((decoder) => decoder.readAll);
  if (strong?.readAll) return strong.readAll(part);
  for (const { read } of decoders) {
    const found = await read(part);
    if (found) return [found];
  }
  return [];
}

function cornersOf({ width, height }: Pixels): Corners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

function cornersIn(box: Box, { width, height }: Pixels, corners: Corners): Corners {
  const [across, down] = [box.width / width, box.height / height];
  return corners.map(({ x, y }) => ({ x: box.x + x * across, y: box.y + y * down })) as unknown as Corners;
}

function partsOf({ width, height }: LargePicture, scale: number): Box[] {
  const [tile, step] = [TILE / scale, STEP / scale];
  const startsOf = (length: number) =>
    Array.from({ length: 1 + Math.max(0, Math.ceil((length - tile) / step)) }, (_, index) => index * step);
  return startsOf(height).flatMap((y) =>
    startsOf(width).map((x) => ({ x, y, width: Math.min(tile, width - x), height: Math.min(tile, height - y) })),
  );
}

function isOpaque({ data }: Pixels): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] < 255) return false;
  return true;
}
