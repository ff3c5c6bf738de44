// Checks segments that a caller made. ISO/IEC 18004:2015, 7.3.

import { requireInteger } from './capacity.ts';
import { EncodeError } from './encode-error.ts';
import { eciSegment, MODES, type ReadySegment, type Segment, textSegment } from './segments.ts';

/**
 * Returns the segments ready to be written. Throws a `TypeError` for input that is not a list of segments; a
 * `RangeError` for a character that the mode does not have, an ECI assignment number beyond 999999, or kanji mode
 * together with ECI (decoders disagree about the meaning); and an `EncodeError` if there is nothing to encode.
 */
export function readySegments(input: readonly Segment[]): ReadySegment[] {
  if (!Array.isArray(input)) throw new TypeError(`input must be a string or segments, got ${input}`);
  const ready = input.map(readySegment);
  const modes = ready.map(({ mode }) => mode);
  if (!ready.some(({ mode, values }) => mode !== 'eci' && values.length > 0)) throw new EncodeError('empty');
  if (modes.includes('kanji') && modes.includes('eci')) {
    throw new RangeError('segments must not mix kanji mode with ECI');
  }
  return ready;
}

function readySegment(segment: Segment): ReadySegment {
  const { mode } = segment;
  if (!Object.hasOwn(MODES, mode)) {
    throw new TypeError(`mode must be one of numeric, alphanumeric, kanji, byte and eci, got ${mode}`);
  }
  if (mode === 'eci') {
    requireInteger(segment.assignment, 'assignment', 0, 999999);
    return eciSegment(segment.assignment);
  }
  if (mode === 'byte' && 'bytes' in segment && segment.bytes instanceof Uint8Array) {
    return { mode, values: segment.bytes };
  }
  const { text } = segment as { text?: unknown };
  if (typeof text !== 'string') throw new TypeError(`text must be a string, got ${text}`);
  return textSegment(mode, text);
}
