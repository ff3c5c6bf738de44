// Text or segments → the data codewords of the smallest symbol in which they fit. ISO/IEC 18004:2015, 7.1, steps 1 and
// 2.

import { type ErrorCorrectionLevel, requireLevel } from './block-table.ts';
import { dataCodewords, MAX_VERSION, MIN_VERSION, requireInteger } from './capacity.ts';
import { encodeSegments } from './data-codewords.ts';
import { EncodeError } from './encode-error.ts';
import { readySegments } from './segment-check.ts';
import { analyzeText, segmentText } from './segmentation.ts';
import { messageBits, type ReadySegment, type Segment, type SizeClass, sizeClassOf } from './segments.ts';

/** The options that decide the message of a text, and its version. */
export interface MessageOptions {
  /** The error correction level. */
  level: ErrorCorrectionLevel;
  /** Smallest permitted version, default 1. */
  minVersion?: number;
  /** Largest permitted version, default 40. */
  maxVersion?: number;
  /** Declare text beyond ASCII as UTF-8 with an ECI designator. Default false: decoders must detect UTF-8 unaided. */
  eci?: boolean;
  /**
   * Use kanji mode if it makes the symbol of a text smaller; some decoders do not support it. Default false. Must not
   * be combined with `eci`, because decoders disagree about what a declared character set means for kanji mode.
   */
  kanji?: boolean;
}

/** A message as the data codewords of a symbol, before error correction. */
export interface Message {
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  /** All data codewords of the symbol. */
  readonly data: Uint8Array;
  /**
   * The number of codewords, from the first on, that contain the message: segments, terminator, and zeros up to a whole
   * codeword. The others are padding. Decoders stop at the terminator, so every bit of the padding is free. If the
   * terminator is cut short, there is no padding.
   */
  readonly used: number;
}

/** Returns the message of a text, or of segments chosen by the caller. Throws what `encode` throws. */
export function messageFor(input: string | readonly Segment[], options: MessageOptions): Message {
  const written = writeMessage(input, options, new Uint8Array(dataCodewords(MAX_VERSION, 'L')));
  return { ...written, data: written.data.slice(0, dataCodewords(written.version, written.level)) };
}

/** Does the work of `messageFor` in `data`, which must have room for the largest symbol's data codewords. */
export function writeMessage(
  input: string | readonly Segment[],
  { level, minVersion = MIN_VERSION, maxVersion = MAX_VERSION, eci = false, kanji = false }: MessageOptions,
  data: Uint8Array,
): Message {
  requireLevel(level);
  requireInteger(minVersion, 'minVersion', MIN_VERSION, MAX_VERSION);
  requireInteger(maxVersion, 'maxVersion', minVersion, MAX_VERSION);
  if (eci && kanji) throw new RangeError('options must not mix kanji mode with ECI');
  const text = typeof input === 'string' ? analyzeText(input, eci, kanji) : undefined;
  let segments: ReadySegment[] = text ? [] : readySegments(input as readonly Segment[]);
  let sizeClass: SizeClass | undefined;
  for (let version = minVersion; version <= maxVersion; version++) {
    const capacity = dataCodewords(version, level);
    if (text && text.leastBits > 8 * capacity) continue;
    const segmentedFor = sizeClass;
    sizeClass = sizeClassOf(version);
    if (text && sizeClass !== segmentedFor) segments = segmentText(text, sizeClass);
    if (messageBits(segments, sizeClass) > 8 * capacity) continue;
    if (text?.hasKanji) {
      // Kanji mode is not used if the symbol is just as small without it.
      const plain = segmentText(text, sizeClass, false);
      if (messageBits(plain, sizeClass) <= 8 * capacity) segments = plain;
    }
    return { version, level, data, used: encodeSegments(segments, sizeClass, data, capacity) };
  }
  throw new EncodeError('too-big');
}
