/** Why a text has no QR code: there is nothing to encode, or it does not fit in any permitted version. */
export type EncodeErrorCode = 'empty' | 'too-big';

const MESSAGES: Readonly<Record<EncodeErrorCode, string>> = {
  empty: 'No input text',
  'too-big': 'The amount of data is too big to be stored in a QR Code',
};

/**
 * The only error of the engine that a visitor can cause. `code` tells the cause, `message` is the sentence to show.
 * Mistakes of the caller throw `RangeError` or `TypeError` instead.
 */
export class EncodeError extends Error {
  readonly code: EncodeErrorCode;

  constructor(code: EncodeErrorCode) {
    super(MESSAGES[code]);
    this.name = 'EncodeError';
    this.code = code;
  }
}
