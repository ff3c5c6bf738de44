// Segments that a caller made are checked before anything trusts them. ISO/IEC 18004:2015, 7.3.

import { alphanumericValues } from './character-classes.ts';
import { EncodeError } from './encode-error.ts';
import { kanjiValue } from './kanji.ts';
import { countOf, type Segment } from './segments.ts';

/** Whether a mode has a character, by its UTF-16 code unit. */
const HAS_CHARACTER = {
  numeric: (unit: number) => unit >= 48 && unit <= 57,
  alphanumeric: (unit: number) => alphanumericValues()[unit] >= 0,
  kanji: (unit: number) => kanjiValue(unit) >= 0,
  byte: () => true,
};

/**
 * Throws `TypeError` for what is no list of segments, `RangeError` for a character that its mode does not have, an ECI
 * assignment number beyond 999999, or kanji mode together with ECI (readers disagree about it), and
 * `EncodeError` when there is nothing to encode.
 */
export function requireSegments(input: readonly Segment[]): void {
  if (!Array.isArray(input))
    throw new TypeError(`input must be a string or an array of segments, got ${String(input)}`);
  let count = 0;
  const modes = new Set<Segment['mode']>();
  for (const segment of input as readonly Segment[]) {
    requireSegment(segment);
    modes.add(segment.mode);
    count += countOf(segment);
  }
  if (count === 0) throw new EncodeError('empty');
  if (modes.has('kanji') && modes.has('eci')) throw new RangeError('segments must not mix kanji mode with ECI');
}

function requireSegment(segment: Segment): void {
  if (segment.mode === 'eci') {
    const { assignment } = segment;
    if (!Number.isInteger(assignment) || assignment < 0 || assignment > 999999) {
      throw new RangeError(`assignment must be an integer from 0 to 999999, got ${String(assignment)}`);
    }
    return;
  }
  const hasCharacter = HAS_CHARACTER[segment.mode];
  if (!hasCharacter) {
    throw new TypeError(`mode must be numeric, alphanumeric, byte, kanji or eci, got ${String(segment.mode)}`);
  }
  if ('bytes' in segment && segment.bytes instanceof Uint8Array) return;
  const { text } = segment as { text?: unknown };
  if (typeof text !== 'string') throw new TypeError(`a segment's text must be a string, got ${String(text)}`);
  for (let i = 0; i < text.length; i++) {
    if (hasCharacter(text.charCodeAt(i))) continue;
    throw new RangeError(`${segment.mode} mode has no character ${JSON.stringify(text[i])} (at ${i})`);
  }
}
