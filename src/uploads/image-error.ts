const MESSAGES = {
  'no-canvas': 'Could not create canvas context',
  'custom-image': 'Failed to load custom image',
} as const;

/**
 * What a visitor's file or a browser can cause here; `message` is the specification's sentence.
 * `custom-image`: the file is no image that can be read. `no-canvas`: the browser gives no canvas.
 */
export class ImageError extends Error {
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.name = 'ImageError';
    this.code = code;
  }
}

/** The error itself, or what an unreadable image makes a browser throw as the cause of one. */
export function imageErrorOf(error: unknown): ImageError {
  return error instanceof ImageError ? error : new ImageError('custom-image', { cause: error });
}
