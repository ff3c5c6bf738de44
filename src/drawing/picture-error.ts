const MESSAGES = {
  'no-canvas': 'Could not create canvas context',
  'qr-image': 'Failed to load QR code image',
  'custom-image': 'Failed to load custom image',
  color: 'Invalid color',
} as const;

export type PictureErrorCode = keyof typeof MESSAGES;

/**
 * The one error of this folder that a visitor or a browser can cause; `message` is one fixed sentence per `code`.
 * `custom-image`: the visitor's file is no image that can be read. `color`: a colour of the design is no hex colour.
 * `no-canvas`: the browser gives no canvas. `qr-image`: the browser does not give the canvas's pixels back as a PNG.
 */
export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.name = 'PictureError';
    this.code = code;
  }
}
