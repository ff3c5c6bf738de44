/** What went wrong, for programs. `message` says the same in a sentence, and what to do. */
export type ErrorCode =
  /** The text is empty. */
  | 'empty'
  /** What should be a text, or a code of `qr`, is neither. */
  | 'not-a-text'
  /** A segment has no such mode, or a character that its mode lacks. */
  | 'not-in-mode'
  /** The text does not fit. `value` is its length, `limit` how many of its characters fit, both in UTF-16 units. */
  | 'too-long'
  /** An option is none of the values in `limit`. */
  | 'not-allowed'
  /** A number is outside of the two values in `limit`, or not whole. */
  | 'out-of-range'
  /** A color is not written as 3, 4, 6 or 8 hexadecimal digits. */
  | 'not-a-color'
  /** The logo has no `href` for an SVG, or its pixels are not known for a picture. */
  | 'unknown-logo'
  /** The font is none that can be read. */
  | 'not-a-font'
  /** A caption has letters that no font has, or does not fit. */
  | 'not-printable';

/**
 * The base of all errors that the package throws on purpose.
 *
 * @example
 * try {
 *   svg(text);
 * } catch (error) {
 *   if (error instanceof QuietzoneError && error.code === 'too-long') console.log(`Only ${error.limit} characters fit.`);
 * }
 */
export class QuietzoneError extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  /** What is permitted instead of `value`. */
  readonly limit: number | readonly (number | string)[] | undefined;

  constructor(code: ErrorCode, message: string, value: unknown, limit?: QuietzoneError['limit']) {
    super(message);
    this.name = 'QuietzoneError';
    this.code = code;
    this.value = value;
    this.limit = limit;
  }
}

/**
 * The text cannot be encoded: `empty`, `not-a-text`, `not-in-mode` or `too-long`.
 *
 * @example
 * if (error instanceof TextError) showBelowTheField(error.message);
 */
export class TextError extends QuietzoneError {}

/**
 * An option has a value that it cannot have; `option` is its name, such as `gradient.from`.
 *
 * @example
 * if (error instanceof OptionError) console.error(`Check ${error.option}: ${error.message}`);
 */
export class OptionError extends QuietzoneError {
  readonly option: string;

  constructor(option: string, code: ErrorCode, message: string, value: unknown, limit?: QuietzoneError['limit']) {
    super(code, `${option} must be ${message}, not ${value}.`, value, limit);
    this.option = option;
  }
}
