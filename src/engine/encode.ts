// The door's functions: text or segments → prepared code → QR code. ISO/IEC 18004:2015, 7.1 (encode procedure).

import {
  dataCodewords,
  type ErrorCorrectionLevel,
  MAX_VERSION,
  MIN_VERSION,
  requireSymbol,
  sizeOf,
  totalCodewords,
} from './capacity.ts';
import { encodeSegments } from './data-codewords.ts';
import { EncodeError } from './encode-error.ts';
import { interleave } from './final-codewords.ts';
import { layoutOf, symbolWords } from './layout.ts';
import { chooseMask } from './mask-choice.ts';
import { placeCodewords } from './placement.ts';
import { renderRows } from './render.ts';
import { requireInteger } from './require-integer.ts';
import { readySegments } from './segment-check.ts';
import { analyseText, segmentText } from './segmentation.ts';
import { messageBits, type Segment, type SizeClass, sizeClassOf } from './segments.ts';

export type Mask = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

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

/** A complete symbol, without quiet zone. */
export interface QrCode {
  /** 1 to 40. */
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  readonly mask: Mask;
  /** Modules along one side, 17 + 4 · version. */
  readonly size: number;
  /** 32-bit words in each row. */
  readonly stride: number;
  /** `size * stride` words; module x of row y is bit `x & 31` of `rows[y * stride + (x >>> 5)]`, 1 is dark. */
  readonly rows: Uint32Array;
}

/** A message in its final codewords, not yet masked: what is common to all eight masks. */
export interface PreparedCode {
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  /** The final, interleaved sequence of data and error correction codewords. Not to be modified. */
  readonly codewords: Uint8Array;
  /** The codewords placed among the function patterns, in the engine's own order. Not to be modified. */
  readonly symbol: Int32Array;
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
  const { level = 'H', mask } = options;
  if (mask !== undefined) requireMask(mask);
  const version = fillSymbol(input, options);
  return render(symbol, version, level, mask ?? (chooseMask(symbol, version, level) as Mask));
}

/** All of `encode` that does not depend on the mask. Errors as for `encode`. */
export function prepare(input: string | readonly Segment[], options: Omit<EncodeOptions, 'mask'> = {}): PreparedCode {
  const version = fillSymbol(input, options);
  return {
    version,
    level: options.level ?? 'H',
    codewords: codewords.slice(0, totalCodewords(version)),
    symbol: symbol.slice(0, symbolWords(layoutOf(version))),
  };
}

/** Chooses the version, which it returns, and leaves the message in `codewords` and `symbol`. */
function fillSymbol(input: string | readonly Segment[], options: EncodeOptions): number {
  const { level = 'H', minVersion = MIN_VERSION, maxVersion = MAX_VERSION, eci = false } = options;
  requireSymbol(minVersion, level, 'minVersion');
  requireSymbol(maxVersion, level, 'maxVersion');
  if (minVersion > maxVersion) {
    throw new RangeError(`minVersion must not exceed maxVersion, got ${minVersion} and ${maxVersion}`);
  }
  const text = typeof input === 'string' ? analyseText(input, eci) : undefined;
  let segments = text === undefined ? readySegments(input as readonly Segment[]) : [];
  let sizeClass: SizeClass | undefined;
  for (let version = minVersion; version <= maxVersion; version++) {
    const capacity = dataCodewords(version, level);
    if (text !== undefined) {
      if (text.leastBits > 8 * capacity) continue;
      if (sizeClass !== sizeClassOf(version)) segments = segmentText(text, sizeClassOf(version));
    }
    sizeClass = sizeClassOf(version);
    if (messageBits(segments, sizeClass) > 8 * capacity) continue;
    if (text?.hasKanji) {
      // Some readers do not know kanji mode; it stands only where it makes the symbol smaller.
      const plain = segmentText(text, sizeClass, false);
      if (messageBits(plain, sizeClass) <= 8 * capacity) segments = plain;
    }
    encodeSegments(segments, sizeClass, data, capacity);
    interleave(data, version, level, codewords);
    placeCodewords(version, codewords, symbol);
    return version;
  }
  throw new EncodeError('too-big');
}

/** The symbol of a prepared code with any of the eight masks. */
export function renderMask(prepared: PreparedCode, mask: Mask): QrCode {
  requireMask(mask);
  return render(prepared.symbol, prepared.version, prepared.level, mask);
}

function render(words: Int32Array, version: number, level: ErrorCorrectionLevel, mask: Mask): QrCode {
  const size = sizeOf(version);
  const stride = (size + 31) >>> 5;
  return { version, level, mask, size, stride, rows: renderRows(words, version, level, mask, stride) };
}

/** The mask with the least penalty of 7.8.3, the lowest-numbered of equal ones. */
export function bestMask(prepared: PreparedCode): Mask {
  return chooseMask(prepared.symbol, prepared.version, prepared.level) as Mask;
}

/** Whether the module in column `x` of row `y` is dark; both from 0 to `size - 1`. */
export function isDark(code: QrCode, x: number, y: number): boolean {
  return ((code.rows[y * code.stride + (x >>> 5)] >>> (x & 31)) & 1) === 1;
}

function requireMask(mask: number): void {
  requireInteger(mask, 'mask', 0, 7);
}
