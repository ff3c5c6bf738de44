/** Why a visitor's input has no QR code: there is nothing to encode, or it fits no permitted version. */
export type EncodeErrorCode = 'empty' | 'too-big';

const MESSAGES: Readonly<Record<EncodeErrorCode, string>> = {
  empty: 'No input text',
  'too-big': 'The amount of data is too big to be stored in a QR Code',
};

/**
 * The one error that a visitor can cause; `code` says which of the two it is, `message` is the sentence to show.
 * A programmer's mistakes throw `RangeError` or `TypeError` instead.
 */
export class EncodeError extends Error {
  readonly code: EncodeErrorCode;

  constructor(code: EncodeErrorCode) {
    super(MESSAGES[code]);
    this.name = 'EncodeError';
    this.code = code;
  }
}
