import { EncodeError, encode, type MessageOptions, type QrCode, isDark as readModule } from '#engine';
import { TextError } from './errors.ts';
import { type CodeOptions, checkOptions, type Level, messageOptions } from './options.ts';

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

/**
 * Returns the QR code of a text, in the smallest permitted version. Throws a `TextError` for a text that is empty or
 * too long, and an `OptionError`.
 *
 * @example
 * const code = qr('https://example.com', { maxVersion: 6 });
 * for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.isDark(x, y)) fill(x, y);
 */
export function qr(text: string, options: CodeOptions = {}): Code {
  return makeCode(text, options, (encoding) =>
    encode(text, { ...encoding, boostLevel: !options.level, mask: options.mask }),
  );
}

/** Calls `run` with the engine's options, of which `level` is the least permitted one. Throws what `qr` throws. @internal */
export function makeCode(text: string, options: CodeOptions, run: (encoding: MessageOptions) => QrCode): Code {
  if (!text) throw new TextError('empty', 'The text must not be empty.', text);
  if (typeof text !== 'string') throw new TextError('not-a-text', 'A text or a code of qr() is needed.', text);
  const encoding = messageOptions(options);
  if (text.length > MOST_CHARACTERS) throw tooLong(text, encoding);
  try {
    return new DrawableCode(text, run(encoding));
  } catch (error) {
    throw error instanceof EncodeError ? tooLong(text, encoding) : error;
  }
}

/** Digits in a code of version 40-L. */
const MOST_CHARACTERS = 7089;

function isFitting(text: string, encoding: MessageOptions): boolean {
  try {
    encode(text, { ...encoding, mask: 0 });
    return true;
  } catch {
    return false;
  }
}

function tooLong(text: string, encoding: MessageOptions): TextError {
  let limit = 0;
  for (let over = Math.min(text.length, MOST_CHARACTERS + 1); over - limit > 1; ) {
    const middle = (limit + over) >> 1;
    if (isFitting(text.slice(0, middle), encoding)) limit = middle;
    else over = middle;
  }
  return new TextError(
    'too-long',
    `Only ${limit} of ${text.length} characters fit. Shorten the text, lower the level or raise maxVersion.`,
    text.length,
    limit,
  );
}

/** Returns the code itself, or that of a text. @internal */
export function asCode(input: string | Code, options: CodeOptions): Code {
  if (!(input instanceof DrawableCode)) return qr(input as string, options);
  checkOptions(options);
  return input;
}

/**
 * Returns the engine's code of a result of `qr`, `fit` or `weave`.
 *
 * @internal
 */
export const { symbolOf } = DrawableCode;
