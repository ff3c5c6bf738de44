// Segments that a caller made are checked before anything trusts them. ISO/IEC 18004:2015, 7.3.

import { ALPHANUMERIC_VALUES } from './alphanumeric.ts';
import { EncodeError } from './encode-error.ts';
import { kanjiValue } from './kanji.ts';
import { requireInteger } from './require-integer.ts';
import { lengthOf, MODES, type ReadySegment, type Segment, utf8Segment } from './segments.ts';

/**
 * The segments made ready. Throws `TypeError` for what is no list of segments, `RangeError` for a character that its
 * mode does not have, an ECI assignment number beyond 999999, or kanji mode together with ECI (readers disagree about
 * it), and `EncodeError` when there is nothing to encode.
 */
export function readySegments(input: readonly Segment[]): ReadySegment[] {
  if (!Array.isArray(input)) throw new TypeError(`input must be a string or an array of segments, got ${input}`);
  const ready = input.map(readySegment);
  const has = (mode: Segment['mode']) => ready.some((segment) => segment.mode === mode);
  if (!ready.some((segment) => segment.mode !== 'eci' && lengthOf(segment) > 0)) throw new EncodeError('empty');
  if (has('kanji') && has('eci')) throw new RangeError('segments must not mix kanji mode with ECI');
  return ready;
}

function readySegment(segment: Segment): ReadySegment {
  const { mode } = segment;
  if (!Object.hasOwn(MODES, mode)) throw new TypeError(`mode must be one of ${Object.keys(MODES)}, got ${mode}`);
  if (mode === 'eci') {
    requireInteger(segment.assignment, 'assignment', 0, 999999);
    return segment;
  }
  if ('bytes' in segment && segment.bytes instanceof Uint8Array) return segment;
  const { text } = segment as { text?: unknown };
  if (typeof text !== 'string') throw new TypeError(`text of a segment must be a string, got ${text}`);
  if (mode === 'byte') return utf8Segment(text);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const value = mode === 'kanji' ? kanjiValue(unit) : ALPHANUMERIC_VALUES[unit];
    if (value >= 0 && value < MODES[mode].base) continue;
    throw new RangeError(`${mode} mode has no character ${JSON.stringify(text[i])}`);
  }
  return { mode, text };
}
