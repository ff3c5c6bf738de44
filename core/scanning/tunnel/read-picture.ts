import type { Pixels } from '#raster';
import { type ConditionId, type View, viewsOf } from './conditions.ts';
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
  // If the bytes are right, the text differs only because the decoder assumed another character set. That is not the
  // picture's fault.
  const { bytes } = expected;
  if (result.bytes.length !== bytes.length) return false;
  for (let k = 0; k < bytes.length; k++) if (result.bytes[k] !== bytes[k]) return false;
  return true;
}
