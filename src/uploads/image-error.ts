import type { SvgRefusal } from '#uploads/svg';

/**
 * Why an image is not taken.
 * - `not-an-image`, `damaged`: the file is no image that is known here, or does not go on to its end, or holds nonsense.
 * - `unreadable`: the browser does not hand out the file, or it is a folder.
 * - `unsupported`: this browser cannot decode its kind.
 * - `empty`: nothing in it can be seen.
 * - `too-large`: too many pixels or bytes. `too-complex`: a drawing that would block the page.
 * - `not-plain`: a drawing with parts that nobody has looked into (web pages, typefaces, drawings inside).
 * - `falsified`: the browser hands out other pixels than it draws, to hide who visits, and there is no other way to them.
 * - `no-canvas`: the browser gives no canvas.
 */
export type ImageErrorCode = SvgRefusal | 'unreadable' | 'unsupported' | 'empty' | 'falsified' | 'no-canvas';

/** What a visitor's file or a browser can cause here; `message` is the specification's sentence. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, options?: ErrorOptions) {
    super(code === 'no-canvas' ? 'Could not create canvas context' : 'Failed to load custom image', options);
    this.name = 'ImageError';
    this.code = code;
  }
}
