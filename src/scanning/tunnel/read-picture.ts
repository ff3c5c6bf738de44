import type { Pixels } from '#raster';
import { type ConditionId, type View, viewsOf } from './conditions.ts';
import type { Reader, ReaderId, ReadText } from './readers.ts';

/** One reader's result under one condition. */
export interface Reading {
  readonly condition: ConditionId;
  readonly reader: ReaderId;
  /** It read exactly the text. */
  readonly isRight: boolean;
}

/** A condition and a reader. */
export interface Cell {
  readonly condition: ConditionId;
  readonly reader: Reader;
}

/**
 * Has the picture read in each of the cells, in order; `see` returns its views. Other work can run during every
 * `pause`, whose rejection ends the readings.
 */
export async function* readPicture(
  see: View,
  text: string,
  cells: Iterable<Cell>,
  pause: () => Promise<void>,
): AsyncGenerator<Reading> {
  let seen: { readonly condition: ConditionId; readonly pixels: Pixels } | undefined;
  for (const { condition, reader } of cells) {
    if (seen?.condition !== condition) {
      seen = { condition, pixels: see(condition) };
      await pause();
    }
    const isRight = await isTextIn(seen.pixels, text, reader);
    await pause();
    yield { condition, reader: reader.id, isRight };
  }
}

/** Yields what each reader finds in a picture as it is; readers that find nothing are skipped. */
export async function* readAsItIs(picture: Pixels, readers: readonly Reader[]): AsyncGenerator<ReadText> {
  const seen = viewsOf(picture)('as-is');
  for (const reader of readers) {
    const result = await reader.read(seen);
    if (result) yield result;
  }
}

/** Whether a reader finds exactly the text in an opaque picture. */
export async function isTextIn(pixels: Pixels, text: string, reader: Reader): Promise<boolean> {
  const result = await reader.read(pixels);
  if (!result) return false;
  const bytes = new TextEncoder().encode(text);
  return isSame(result, { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), bytes });
}

function isSame(result: ReadText, expected: ReadText): boolean {
  if (result.text === expected.text) return true;
  // The bytes are right but decoded in another character set, which is not the picture's fault.
  const { bytes } = expected;
  if (result.bytes.length !== bytes.length) return false;
  for (let k = 0; k < bytes.length; k++) if (result.bytes[k] !== bytes[k]) return false;
  return true;
}
