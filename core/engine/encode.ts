// The exported functions for encoding: text or segments → message → prepared code → QR code. ISO/IEC 18004:2015, 7.1.

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

/** The options of `encode`. */
export interface EncodeOptions extends MessageOptions {
  /** The mask to use. Default: the one with the least penalty. */
  mask?: Mask;
}

/** Scratch for data codewords, large enough for the largest symbol. */
const data = new Uint8Array(dataCodewords(MAX_VERSION, 'L'));

/**
 * Returns the QR code of a text, or of segments chosen by the caller, in the smallest permitted version in which it
 * fits. A lone surrogate in a text is encoded as U+FFFD. Throws an `EncodeError` for empty or too much input, and a
 * `RangeError` or `TypeError` for invalid options or segments.
 */
export function encode(input: string | readonly Segment[], options: EncodeOptions): QrCode {
  const code = fillSymbol(writeMessage(input, options, data));
  return renderMask(code, options.mask ?? bestMask(code));
}

/** Returns the result of the steps of `encode` that do not depend on the mask. Throws what `encode` throws. */
export function prepare(input: string | readonly Segment[], options: MessageOptions): PreparedCode {
  return fillSymbol(writeMessage(input, options, data));
}

/**
 * Returns a prepared code with data codewords chosen by the caller: those of `messageFor`, whose free bits may have
 * been changed. Throws a `RangeError` if there are more or fewer codewords than the symbol needs.
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
