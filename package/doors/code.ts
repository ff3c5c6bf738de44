import {
  EncodeError,
  encode,
  type MessageOptions,
  type QrCode,
  type ReadySegment,
  isDark as readModule,
} from '#engine';
import { TextError } from './errors.ts';
import {
  type CodedText,
  type CodeOptions,
  checkOptions,
  type Level,
  type LookOptions,
  messageOptions,
} from './options.ts';

/** A QR code, without its margin. */
export interface Code {
  readonly text: string;
  /** Modules on each side, 21 to 177. */
  readonly size: number;
  /** 1 to 40. */
  readonly version: number;
  readonly level: Level;
  /** 0 to 7. */
  readonly mask: number;
  /** Whether the module in column `x` of row `y` is dark. False outside of the code. */
  isDark(x: number, y: number): boolean;
}

/** A code with its symbol. In a `WeakMap`, symbols would take the garbage collector as long as they take to encode. */
class DrawableCode implements Code {
  readonly text: string;
  readonly size: number;
  readonly version: number;
  readonly level: Level;
  readonly mask: number;
  readonly #symbol: QrCode;

  constructor(text: string, symbol: QrCode) {
    this.text = text;
    this.size = symbol.size;
    this.version = symbol.version;
    this.level = symbol.level;
    this.mask = symbol.mask;
    this.#symbol = symbol;
  }

  readonly isDark = (x: number, y: number): boolean => {
    const isInside = (place: number): boolean => place >= 0 && place < this.size;
    return isInside(x) && isInside(y) && readModule(this.#symbol, x, y);
  };

  static symbolOf(code: Code): QrCode {
    return (code as DrawableCode).#symbol;
  }
}

/** What a code is made of. What the format of a `CodedText` demands is kept. */
export type CodeInput = string | CodedText;

/**
 * Returns the QR code of a text, in the smallest permitted version. Throws a `TextError` for a text that is empty or
 * too long, and an `OptionError`.
 *
 * @example
 * const code = qr('https://example.com', { maxVersion: 6 });
 * for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.isDark(x, y)) fill(x, y);
 */
export function qr(input: CodeInput, options: CodeOptions = {}): Code {
  return makeCode(input, options, (data, encoding) => encode(data, { ...encoding, mask: options.mask }));
}

type Data = string | readonly ReadySegment[];

/** Calls `run` with what to encode, and with the engine's options but the mask. Throws what `qr` throws. @internal */
export function makeCode(
  input: CodeInput,
  options: CodeOptions & LookOptions,
  run: (data: Data, encoding: MessageOptions) => QrCode,
): Code {
  const coded: CodedText = (input as CodedText | undefined)?.code
    ? (input as CodedText)
    : { text: input as string, code: {} };
  const { text, code, data = text } = coded;
  if (!text) throw new TextError('empty', 'The text must not be empty.', text);
  if (typeof text !== 'string') throw new TextError('not-a-text', 'A text or a code of qr() is needed.', text);
  const encoding = messageOptions(options, code);
  try {
    return new DrawableCode(text, run(data, encoding));
  } catch (error) {
    throw error instanceof EncodeError ? tooLong(data, encoding) : error;
  }
}

/** Digits in a code of version 40-L. */
const MOST_CHARACTERS = 7089;

function isFitting(data: Data, encoding: MessageOptions): boolean {
  try {
    encode(data, { ...encoding, mask: 0 });
    return true;
  } catch {
    return false;
  }
}

function tooLong(data: Data, encoding: MessageOptions): TextError {
  const { length } = data;
  let limit = 0;
  for (let over = Math.min(length, MOST_CHARACTERS + 1); over - limit > 1; ) {
    const middle = (limit + over) >> 1;
    if (isFitting(data.slice(0, middle), encoding)) limit = middle;
    else over = middle;
  }
  const parts = typeof data === 'string' ? 'characters' : 'segments';
  const message = `Only ${limit} of ${length} ${parts} fit. Shorten the text, lower the level or raise maxVersion.`;
  return new TextError('too-long', message, length, limit);
}

/** Returns the code itself, or that of an input. @internal */
export function asCode(input: CodeInput | Code, options: CodeOptions & LookOptions): Code {
  if (!(input instanceof DrawableCode)) return qr(input as CodeInput, options);
  checkOptions(options);
  return input;
}

/**
 * Returns the engine's code of a result of `qr`, `fit` or `weave`.
 *
 * @internal
 */
export const { symbolOf } = DrawableCode;
