import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { bestMask, pad, prepareMessage, type QrCode, readMessage, renderMask } from '#engine';
import type { Pixels } from '#raster';
import { messageBytes } from '#scanning/pixels';
import { type ConditionId, type View, viewsOf } from './conditions.ts';
import type { Decoder, DecoderId } from './decoders.ts';

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
  code: QrCode,
  cells: Iterable<Cell>,
  pause: () => Promise<void>,
): AsyncGenerator<Reading> {
  const bytes = bytesOf(code);
  let seen: { readonly condition: ConditionId; readonly pixels: Pixels } | undefined;
  for (const { condition, decoder } of cells) {
    if (seen?.condition !== condition) {
      seen = { condition, pixels: see(condition) };
      await pause();
    }
    const isRight = await isMessageIn(seen.pixels, bytes, decoder);
    await pause();
    yield { condition, decoder: decoder.id, isRight };
  }
}

/**
 * Whether the decoder finds exactly the message of the code in an opaque picture. Bytes are compared: for text, decoders
 * guess a character set, which is not the picture's fault.
 */
export function isCodeIn(pixels: Pixels, code: QrCode, decoder: Decoder): Promise<boolean> {
  return isMessageIn(pixels, bytesOf(code), decoder);
}

async function isMessageIn(pixels: Pixels, expected: Uint8Array, decoder: Decoder): Promise<boolean> {
  const { bytes } = (await decoder.read(pixels)) ?? {};
  if (bytes?.length !== expected.length) return false;
  for (let k = 0; k < expected.length; k++) if (bytes[k] !== expected[k]) return false;
  return true;
}

function bytesOf(code: QrCode): Uint8Array {
  return messageBytes(readMessage(code).segments);
}

/** Whether the decoder knows all modes of the code. If it does not, its readings say nothing about a picture. */
export function knowsModes({ lacks = [] }: Decoder, code: QrCode): boolean {
  return lacks.length === 0 || !readMessage(code).segments.some(({ mode }) => lacks.includes(mode));
}

/** Reads and caches a message's plain code. Only the latest is kept: visitors change the style more often. */
export class PlainReadings {
  #message = '';
  #byForm = new Map<string, Reading[]>();
  /** The code that was drawn last, as consecutive calls often need the same one. `form` is all but padding and mask. */
  #drawn: { readonly form: string; readonly see: View } | null = null;

  /** Repeats each reading in `missed` on the plain code of `code`, in order. */
  async read(
    code: QrCode,
    missed: readonly Reading[],
    decoders: readonly Decoder[],
    pause: () => Promise<void>,
  ): Promise<Reading[]> {
    const { segments, data, used } = readMessage(code);
    const message = String(messageBytes(segments));
    if (message !== this.#message) {
      this.#message = message;
      this.#byForm = new Map();
      this.#drawn = null;
    }
    const form = `${code.version}${code.level} ${data.subarray(0, used)}`;
    // Another call may switch to another message while this one waits.
    const readings = this.#byForm.get(form) ?? [];
    this.#byForm.set(form, readings);
    const cells = missed
      .filter((reading) => !find(readings, reading))
      .map(({ condition, decoder }): Cell => ({ condition, decoder: decoders.find(({ id }) => id === decoder)! }));
    if (cells.length > 0) {
      const { see } = this.#drawn?.form === form ? this.#drawn : { see: viewsOf(drawPlainCode(code)) };
      this.#drawn = { form, see };
      for await (const reading of readPicture(see, code, cells, pause)) readings.push(reading);
    }
    return missed.map((reading) => find(readings, reading)!);
  }
}

/** Draws the same segments in black on white, in the same version and level, with the standard's padding and mask. */
export function drawPlainCode(code: QrCode): Pixels {
  const { version, level } = code;
  const { data, used } = readMessage(code);
  pad(data, used);
  const plain = prepareMessage({ version, level, data });
  return rasterize(drawQrCode(renderMask(plain, bestMask(plain)), DEFAULT_DESIGN));
}

function find(readings: readonly Reading[], wanted: Reading): Reading | undefined {
  return readings.find(({ condition, decoder }) => condition === wanted.condition && decoder === wanted.decoder);
}
