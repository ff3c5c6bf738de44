import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { EncodeError, encode, type QrCode } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { Pixels } from '#raster';
import { type ConditionId, type View, viewsOf } from './conditions.ts';
import type { Decoder, DecoderId, ReadText } from './decoders.ts';

export interface Reading {
  readonly condition: ConditionId;
  readonly decoder: DecoderId;
  readonly isRight: boolean;
}

/** A cell: one decoder under one condition, to be tried. Its result is a `Reading`. */
export interface Cell {
  readonly condition: ConditionId;
  readonly decoder: Decoder;
}

/**
 * Yields readings in the order of the cells. Consecutive cells of one condition share the result of `see`. `pause` is
 * awaited after each `see` and each reading, so that other work can run; if it rejects, the readings end.
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
