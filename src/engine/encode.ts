// The door's functions: text or segments → prepared code → QR code. ISO/IEC 18004:2015, 7.1 (encode procedure).

import {
  dataCodewords,
  type ErrorCorrectionLevel,
  MAX_VERSION,
  MIN_VERSION,
  requireSymbol,
  totalCodewords,
} from './capacity.ts';
import { encodeSegments } from './data-codewords.ts';
import { EncodeError } from './encode-error.ts';
import { interleave } from './final-codewords.ts';
import { layoutOf, symbolWords } from './layout.ts';
import { bestMask } from './mask-choice.ts';
import { placeCodewords } from './placement.ts';
import type { Mask, PreparedCode, QrCode } from './qr-code.ts';
import { renderMask } from './render.ts';
import { requireInteger } from './require-integer.ts';
import { readySegments } from './segment-check.ts';
import { analyseText, segmentText } from './segmentation.ts';
import { messageBits, type Segment, type SizeClass, sizeClassOf } from './segments.ts';

export interface EncodeOptions {
  /** How much damage can be repaired: about 7, 15, 25 or 30 % of the codewords. Default 'H'. */
  level?: ErrorCorrectionLevel;
  /** Smallest permitted version, default 1. */
  minVersion?: number;
  /** Largest permitted version, default 40. */
  maxVersion?: number;
  /** The mask to use; absent, the one with the least penalty. */
  mask?: Mask;
  /** Announce text beyond ASCII as UTF-8 by an ECI designator (and leave kanji mode unused). Default false. */
  eci?: boolean;
}

// What a code goes through on its way, reused by every call; the largest symbol fits.
const data = new Uint8Array(dataCodewords(MAX_VERSION, 'L'));
const codewords = new Uint8Array(totalCodewords(MAX_VERSION));
const symbol = new Int32Array(symbolWords(layoutOf(MAX_VERSION)));

/**
 * Encodes a text, or segments chosen by the caller, in the smallest permitted version that holds it.
 *
 * A lone surrogate in a text is encoded as U+FFFD. Throws `EncodeError` for empty or too much input, `RangeError` or
 * `TypeError` for options or segments that no code can have.
 */
export function encode(input: string | readonly Segment[], options: EncodeOptions = {}): QrCode {
  const code = fillSymbol(input, options);
  return renderMask(code, options.mask ?? bestMask(code));
}

/** All of `encode` that does not depend on the mask. Errors as for `encode`. */
export function prepare(input: string | readonly Segment[], options: Omit<EncodeOptions, 'mask'> = {}): PreparedCode {
  const code = fillSymbol(input, options);
  return {
    ...code,
    codewords: codewords.slice(0, totalCodewords(code.version)),
    symbol: symbol.slice(0, symbolWords(layoutOf(code.version))),
  };
}

/** A prepared code whose codewords and symbol lie at the start of the reused arrays. */
function fillSymbol(input: string | readonly Segment[], options: EncodeOptions): PreparedCode {
  const { level = 'H', minVersion = MIN_VERSION, maxVersion = MAX_VERSION, eci = false } = options;
  requireSymbol(minVersion, level, 'minVersion');
  requireInteger(maxVersion, 'maxVersion', minVersion, MAX_VERSION);
  const text = typeof input === 'string' ? analyseText(input, eci) : undefined;
  let segments = text ? [] : readySegments(input as readonly Segment[]);
  let sizeClass: SizeClass | undefined;
  for (let version = minVersion; version <= maxVersion; version++) {
    const capacity = dataCodewords(version, level);
    if (text && text.leastBits > 8 * capacity) continue;
    const segmentedFor = sizeClass;
    sizeClass = sizeClassOf(version);
    if (text && sizeClass !== segmentedFor) segments = segmentText(text, sizeClass);
    if (messageBits(segments, sizeClass) > 8 * capacity) continue;
    if (text?.hasKanji) {
      // Some readers do not know kanji mode; it stands only where it makes the symbol smaller.
      const plain = segmentText(text, sizeClass, false);
      if (messageBits(plain, sizeClass) <= 8 * capacity) segments = plain;
    }
    encodeSegments(segments, sizeClass, data, capacity);
    interleave(data, version, level, codewords);
    placeCodewords(version, codewords, symbol);
    return { version, level, codewords, symbol };
  }
  throw new EncodeError('too-big');
}
