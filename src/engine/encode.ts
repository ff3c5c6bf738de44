// The door's functions: text or segments → message → prepared code → QR code. ISO/IEC 18004:2015, 7.1 (encode procedure).

import { dataCodewords, MAX_VERSION, requireVersion, symbolSize, totalCodewords } from './capacity.ts';
import { interleave } from './final-codewords.ts';
import { symbolWords } from './layout.ts';
import { requireLevel } from './level.ts';
import { bestMask } from './mask-choice.ts';
import type { Mask } from './masks.ts';
import { type Message, type MessageOptions, writeMessage } from './message.ts';
import { placeCodewords } from './placement.ts';
import type { PreparedCode, QrCode } from './qr-code.ts';
import { renderMask } from './render.ts';
import type { Segment } from './segments.ts';

export interface EncodeOptions extends MessageOptions {
  /** The mask to use; absent, the one with the least penalty. */
  mask?: Mask;
}

// What a code goes through on its way, reused by every call; the largest symbol fits.
const data = new Uint8Array(dataCodewords(MAX_VERSION, 'L'));
const codewords = new Uint8Array(totalCodewords(MAX_VERSION));
const symbol = new Int32Array(symbolWords(symbolSize(MAX_VERSION)));

/**
 * Encodes a text, or segments chosen by the caller, in the smallest permitted version that holds it.
 *
 * A lone surrogate in a text is encoded as U+FFFD. Throws `EncodeError` for empty or too much input, `RangeError` or
 * `TypeError` for options or segments that no code can have.
 */
export function encode(input: string | readonly Segment[], options: EncodeOptions): QrCode {
  const code = fillSymbol(writeMessage(input, options, data));
  return renderMask(code, options.mask ?? bestMask(code));
}

/** All of `encode` that does not depend on the mask. Errors as for `encode`. */
export function prepare(input: string | readonly Segment[], options: MessageOptions): PreparedCode {
  return keep(fillSymbol(writeMessage(input, options, data)));
}

/**
 * A prepared code with data codewords of the caller's choosing: those of `messageFor`, changed in their free bits or
 * not. Throws a `RangeError` unless there are as many as the symbol has.
 */
export function prepareMessage(message: Pick<Message, 'version' | 'level' | 'data'>): PreparedCode {
  requireLevel(message.level);
  requireVersion(message.version);
  const length = dataCodewords(message.version, message.level);
  if (message.data.length !== length) {
    throw new RangeError(`data must be ${length} codewords, got ${message.data.length}`);
  }
  return keep(fillSymbol(message));
}

/** A prepared code whose codewords and symbol lie at the start of the reused arrays. */
function fillSymbol({ version, level, data }: Pick<Message, 'version' | 'level' | 'data'>): PreparedCode {
  interleave(data, version, level, codewords);
  placeCodewords(version, codewords, symbol);
  return { version, level, codewords, symbol };
}

/** The same with arrays of its own. */
function keep(code: PreparedCode): PreparedCode {
  return {
    ...code,
    codewords: code.codewords.slice(0, totalCodewords(code.version)),
    symbol: code.symbol.slice(0, symbolWords(symbolSize(code.version))),
  };
}
