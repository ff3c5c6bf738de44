// Text or segments → message (data codewords) → prepared code (without mask) → QR code. ISO/IEC 18004:2015, 7.1 and 7.6.

import { type ErrorCorrectionLevel, LEVELS, requireLevel } from './block-table.ts';
import {
  blockLayout,
  dataCodewords,
  MAX_VERSION,
  MIN_VERSION,
  requireInteger,
  requireVersion,
  totalCodewords,
} from './capacity.ts';
import { bestMask } from './mask-choice.ts';
import type { Mask } from './masks.ts';
import { placeCodewords } from './placement.ts';
import { type PreparedCode, type QrCode, renderMask } from './qr-code.ts';
import { writeErrorCorrection } from './reed-solomon.ts';
import { analyzeText, segmentText } from './segmentation.ts';
import {
  EncodeError,
  encodeSegments,
  FNC1,
  messageBits,
  type ReadySegment,
  type SizeClass,
  sizeClassOf,
} from './segments.ts';

export interface EncodeOptions extends MessageOptions {
  /** The mask to use. Default: the one with the least penalty. */
  mask?: Mask;
}

const data = new Uint8Array(dataCodewords(MAX_VERSION, 'L'));

/**
 * Returns the code in the smallest permitted version. A lone surrogate is encoded as U+FFFD. Throws an `EncodeError`
 * for empty or too much input, and a `RangeError` for invalid options.
 */
export function encode(input: string | readonly ReadySegment[], options: EncodeOptions): QrCode {
  const code = fillSymbol(writeMessage(input, options, data));
  return renderMask(code, options.mask ?? bestMask(code));
}

/** Returns the result of the steps of `encode` that do not depend on the mask. Throws what `encode` throws. */
export function prepare(input: string | readonly ReadySegment[], options: MessageOptions): PreparedCode {
  return fillSymbol(writeMessage(input, options, data));
}

/** Returns a prepared code with `data` whose free bits may differ. Throws a `RangeError` for a wrong length. */
export function prepareMessage(message: Pick<Message, 'version' | 'level' | 'data'>): PreparedCode {
  requireLevel(message.level);
  requireVersion(message.version);
  const length = dataCodewords(message.version, message.level);
  if (message.data.length !== length) {
    throw new RangeError(`data must be ${length} codewords, got ${message.data.length}`);
  }
  return fillSymbol(message);
}

function fillSymbol({ version, level, data }: Pick<Message, 'version' | 'level' | 'data'>): PreparedCode {
  const codewords = new Uint8Array(totalCodewords(version));
  interleave(data, version, level, codewords);
  return { version, level, codewords, symbol: placeCodewords(version, codewords) };
}

export interface MessageOptions {
  level: ErrorCorrectionLevel;
  /** Whether to use the highest level, at least `level`, in which the symbol is no larger. Default false. */
  boostLevel?: boolean;
  /** Smallest permitted version, default 1. */
  minVersion?: number;
  /** Largest permitted version, default 40. */
  maxVersion?: number;
  /** Declare text beyond ASCII as UTF-8 with an ECI designator. Default false: decoders must detect UTF-8 unaided. */
  eci?: boolean;
  /** Kanji mode if it makes a text's symbol smaller; not with `eci`, and some decoders lack it. Default false. */
  kanji?: boolean;
  /** FNC1 in the first position: the message follows the rules of GS1, with U+001D between elements. Default false. */
  gs1?: boolean;
}

export interface Message {
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  readonly data: Uint8Array;
  /**
   * The codewords that contain segments, terminator and zeros up to a whole codeword. The others are padding, whose
   * bits are all free, because decoders stop at the terminator.
   */
  readonly used: number;
}

/** Returns the message of a text, or of `readySegments`. Throws what `encode` throws. */
export function messageFor(input: string | readonly ReadySegment[], options: MessageOptions): Message {
  const written = writeMessage(input, options, new Uint8Array(dataCodewords(MAX_VERSION, 'L')));
  return { ...written, data: written.data.slice(0, dataCodewords(written.version, written.level)) };
}

function writeMessage(input: string | readonly ReadySegment[], options: MessageOptions, data: Uint8Array): Message {
  const { version, segments, sizeClass } = fitMessage(input, options);
  const bits = messageBits(segments, sizeClass);
  const strongest = LEVELS.findLast((each) => bits <= 8 * dataCodewords(version, each));
  const level = (options.boostLevel && strongest) || options.level;
  return { version, level, data, used: encodeSegments(segments, sizeClass, data, dataCodewords(version, level)) };
}

interface FittedMessage {
  readonly version: number;
  readonly segments: readonly ReadySegment[];
  readonly sizeClass: SizeClass;
}

function fitMessage(
  input: string | readonly ReadySegment[],
  {
    level,
    minVersion = MIN_VERSION,
    maxVersion = MAX_VERSION,
    eci = false,
    kanji = false,
    gs1 = false,
  }: MessageOptions,
): FittedMessage {
  requireLevel(level);
  requireInteger(minVersion, 'minVersion', MIN_VERSION, MAX_VERSION);
  requireInteger(maxVersion, 'maxVersion', minVersion, MAX_VERSION);
  if (eci && kanji) throw new RangeError('options must not mix kanji mode with ECI');
  const text = typeof input === 'string' ? analyzeText(input, eci, kanji, gs1) : undefined;
  let segments: readonly ReadySegment[] = typeof input === 'string' ? [] : gs1 ? [FNC1, ...input] : input;
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
    return { version, segments, sizeClass };
  }
  throw new EncodeError('too-big');
}

function interleave(data: Uint8Array, version: number, level: ErrorCorrectionLevel, final: Uint8Array): void {
  const blocks = blockLayout(version, level);
  const count = blocks.length;
  const total = dataCodewords(version, level);
  const shortest = blocks[0].dataCodewords;
  for (let index = 0; index < count; index++) {
    const { dataStart, dataCodewords: length, errorCorrectionCodewords } = blocks[index];
    for (let i = 0; i < shortest; i++) final[i * count + index] = data[dataStart + i];
    // The longer blocks are the last ones. Only they have a codeword in the last turn of data.
    if (length > shortest) final[total - count + index] = data[dataStart + shortest];
    writeErrorCorrection(data, dataStart, dataStart + length, errorCorrectionCodewords, final, total + index, count);
  }
}
