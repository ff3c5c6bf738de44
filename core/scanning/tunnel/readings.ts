import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { EncodeError, encode, type QrCode } from '#engine';
import { localMeans } from '#fitting';
import { CODE_OPTIONS } from '#making';
import { fromGray, type GrayPicture, type Pixels, toGray } from '#raster';
import { shoot } from './camera.ts';
import { type ConditionId, DARK_PAGE, MARGIN, type View, viewsOf, WHITE_PAGE } from './conditions.ts';
import type { Decoder, DecoderId, ReadText } from './decoders.ts';

/** One decoder's result under one condition. */
export interface Reading {
  readonly condition: ConditionId;
  readonly decoder: DecoderId;
  /** Whether the decoder found exactly the text: `isTextIn`. */
  readonly isRight: boolean;
}

/** A cell: one decoder under one condition, to be tried. Its result is a `Reading`. */
export interface Cell {
  readonly condition: ConditionId;
  readonly decoder: Decoder;
}

/**
 * Yields the reading of each cell (a decoder under a condition), in order. `see` returns the picture under a condition;
 * consecutive cells with the same condition share its result. `pause` is awaited after each call of `see` and after
 * each reading, so that other work can run; if it rejects, the readings end.
 */
export async function* readPicture(
  see: View,
  text: string,
  cells: Iterable<Cell>,
  pause: () => Promise<void>,
): AsyncGenerator<Reading> {
  let seen: { readonly condition: ConditionId; readonly pixels: Pixels } | undefined;
  for (const { condition, decoder } of cells) {
    if (seen?.condition !== condition) {
      seen = { condition, pixels: see(condition) };
      await pause();
    }
    const isRight = await isTextIn(seen.pixels, text, decoder);
    await pause();
    yield { condition, decoder: decoder.id, isRight };
  }
}

/** Yields what each decoder finds in the unchanged picture. Decoders that find nothing are skipped. */
export async function* readAsItIs(picture: Pixels, decoders: readonly Decoder[]): AsyncGenerator<ReadText> {
  const seen = viewsOf(picture)('as-is');
  for (const decoder of decoders) {
    const result = await decoder.read(seen);
    if (result) yield result;
  }
}

/** Whether the decoder finds exactly the text, or its bytes in UTF-8, in an opaque picture. */
export async function isTextIn(pixels: Pixels, text: string, decoder: Decoder): Promise<boolean> {
  const result = await decoder.read(pixels);
  if (!result) return false;
  const bytes = new TextEncoder().encode(text);
  return isSame(result, { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), bytes });
}

function isSame(result: ReadText, expected: ReadText): boolean {
  if (result.text === expected.text) return true;
  // The decoder only assumed another character set, which is not the picture's fault.
  const { bytes } = expected;
  if (result.bytes.length !== bytes.length) return false;
  for (let k = 0; k < bytes.length; k++) if (result.bytes[k] !== bytes[k]) return false;
  return true;
}

/** Reads and caches a text's plain code. Only the latest text is kept: visitors change the style more often. */
export class PlainReadings {
  #text = '';
  #byForm = new Map<string, Reading[]>();
  /** The code that was drawn last, as consecutive calls often need the same one. `form` is its version and level. */
  #drawn: { readonly form: string; readonly see: View } | null = null;

  /** Repeats each reading in `missed` on a plain code of `text` in the version and level of `code`, in order. */
  async read(
    text: string,
    code: QrCode,
    missed: readonly Reading[],
    decoders: readonly Decoder[],
    pause: () => Promise<void>,
  ): Promise<Reading[]> {
    if (text !== this.#text) {
      this.#text = text;
      this.#byForm = new Map();
      this.#drawn = null;
    }
    const form = `${code.version}${code.level}`;
    // Another call may switch to another text while this one waits.
    const readings = this.#byForm.get(form) ?? [];
    this.#byForm.set(form, readings);
    const cells = missed
      .filter((reading) => !find(readings, reading))
      .map(({ condition, decoder }): Cell => ({ condition, decoder: decoders.find(({ id }) => id === decoder)! }));
    if (cells.length > 0) {
      const { see } = this.#drawn?.form === form ? this.#drawn : { see: viewsOf(drawPlainCode(text, code)) };
      this.#drawn = { form, see };
      for await (const reading of readPicture(see, text, cells, pause)) readings.push(reading);
    }
    return missed.map((reading) => find(readings, reading)!);
  }
}

/** Draws a text's code in black on white like `code`, or `code` itself if that needs a larger version. */
export function drawPlainCode(text: string, code: QrCode): Pixels {
  return rasterize(drawQrCode(plainCode(text, code), DEFAULT_DESIGN));
}

function plainCode(text: string, code: QrCode): QrCode {
  const { version, level } = code;
  try {
    return encode(text, { ...CODE_OPTIONS, level, minVersion: version, maxVersion: version });
  } catch (error) {
    // Codes made elsewhere may encode the text in fewer bytes, for example in another character set.
    if (error instanceof EncodeError) return code;
    throw error;
  }
}

function find(readings: readonly Reading[], wanted: Reading): Reading | undefined {
  return readings.find(({ condition, decoder }) => condition === wanted.condition && decoder === wanted.decoder);
}

/** Always tried as thresholds: ink that is light in places needs more than the midpoint. Chosen, not measured. */
const THRESHOLDS = [
  { page: WHITE_PAGE, lumas: [48, 96, 160, 192, 208, 224] },
  { page: DARK_PAGE, lumas: [192] },
] as const;

/** Half the side of the window for the local mean, as a share of the picture's width. */
const WINDOW_SHARE = 0.04;

/**
 * Converts the picture to pure black and white, and returns whether any decoder finds the text in it. Several
 * thresholds are tried, because decoders elsewhere choose other thresholds than ours. `middle` is the luma halfway
 * between the dark and the light color of the code on a white page. It is null if the two colors are too similar. Every
 * reading waits for `pause` first, so that other work can run.
 */
export async function isReadWithHelp(
  picture: Pixels,
  text: string,
  middle: number | null,
  decoders: readonly Decoder[],
  pause: () => Promise<void>,
): Promise<boolean> {
  for (const parted of partedPictures(picture, middle)) {
    for (const decoder of decoders) {
      await pause();
      if (await isTextIn(parted, text, decoder)) return true;
    }
  }
  return false;
}

function* partedPictures(picture: Pixels, middle: number | null): Generator<Pixels> {
  for (const { page, lumas } of THRESHOLDS) {
    const shot = shoot(toGray(picture, page), { page, margin: MARGIN });
    for (const luma of lumas) yield part(shot, () => luma);
    if (page !== WHITE_PAGE) continue;
    yield part(shot, meansAround(shot));
    if (middle !== null) yield part(shot, () => middle);
  }
}

function part({ width, height, luma }: GrayPicture, thresholdAt: (index: number) => number): Pixels {
  return fromGray({ width, height, luma: luma.map((value, index) => (value < thresholdAt(index) ? 0 : 255)) });
}

function meansAround(picture: GrayPicture): (index: number) => number {
  const { width, height } = picture;
  const meanAt = localMeans(
    picture,
    { left: 0, top: 0, right: width, bottom: height },
    Math.round(width * WINDOW_SHARE),
  );
  return (index) => meanAt(index % width, Math.floor(index / width));
}
