// The door's functions: text or segments → message → prepared code → QR code. ISO/IEC 18004:2015, 7.1 (encode
// procedure).

import { requireLevel } from './block-table.ts';
import { dataCodewords, MAX_VERSION, requireVersion, totalCodewords } from './capacity.ts';
import { interleave } from './final-codewords.ts';
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

/** Scratch for the data codewords of `encode` and `prepare`; those of the largest symbol fit. */
const data = new Uint8Array(dataCodewords(MAX_VERSION, 'L'));

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
  return fillSymbol(writeMessage(input, options, data));
}

/**
 * Returns a prepared code with data codewords chosen by the caller: those of `messageFor` with any changes in their
 * free bits. Throws a `RangeError` unless there are as many as the symbol has.
 */
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
