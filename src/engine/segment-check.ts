// Segments that a caller made are checked before anything trusts them. ISO/IEC 18004:2015, 7.3.

import { alphanumericValues } from './character-classes.ts';
import { EncodeError } from './encode-error.ts';
import { kanjiValue } from './kanji.ts';
import { countOf, type Segment } from './segments.ts';

/**
 * Throws `TypeError` for what is no list of segments, `RangeError` for a character that its mode does not have, an ECI
 * assignment number beyond 999999, or kanji mode together with ECI (readers disagree about it), and
 * `EncodeError` when there is nothing to encode.
 */
export function requireSegments(input: unknown): asserts input is readonly Segment[] {
  if (!Array.isArray(input)) throw new TypeError(`input must be a string or an array of segments, got ${typeof input}`);
  for (const segment of input) requireSegment(segment);
  const segments: readonly Segment[] = input;
  if (segments.every((segment) => countOf(segment) === 0)) throw new EncodeError('empty');
  const has = (mode: Segment['mode']) => segments.some((segment) => segment.mode === mode);
  if (has('kanji') && has('eci')) throw new RangeError('segments must not mix kanji mode with ECI');
}

function requireSegment(segment: Segment): void {
  switch (segment?.mode) {
    case 'eci':
      if (!Number.isInteger(segment.assignment) || segment.assignment < 0 || segment.assignment > 999999) {
        throw new RangeError(`assignment must be an integer from 0 to 999999, got ${String(segment.assignment)}`);
      }
      return;
    case 'byte':
      if ('bytes' in segment ? !(segment.bytes instanceof Uint8Array) : typeof segment.text !== 'string') {
        throw new TypeError('a byte segment must have text (a string) or bytes (a Uint8Array)');
      }
      return;
    case 'numeric':
      requireCharacters(segment.text, 'numeric', (unit) => unit >= 48 && unit <= 57);
      return;
    case 'alphanumeric':
      requireCharacters(segment.text, 'alphanumeric', (unit) => alphanumericValues()[unit] >= 0);
      return;
    case 'kanji':
      requireCharacters(segment.text, 'kanji', (unit) => kanjiValue(unit) >= 0);
      return;
    default:
      throw new TypeError(
        `a segment's mode must be numeric, alphanumeric, byte, kanji or eci, got ${String((segment as { mode?: unknown } | null)?.mode)}`,
      );
  }
}

function requireCharacters(text: string, mode: string, isAllowed: (unit: number) => boolean): void {
  if (typeof text !== 'string') throw new TypeError(`a segment's text must be a string, got ${typeof text}`);
  for (let i = 0; i < text.length; i++) {
    if (!isAllowed(text.charCodeAt(i))) {
      throw new RangeError(`${mode} mode has no character ${JSON.stringify(text[i])} (at ${i})`);
    }
  }
}
