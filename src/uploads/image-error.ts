import type { SvgExcess, SvgRefusalCode } from '#uploads/svg';

/**
 * Why an image is refused.
 * - `not-an-image`, `damaged`: the file is not an image of a known kind, or it is cut off or invalid.
 * - `unreadable`: the browser does not return the file's bytes, or it is a folder.
 * - `unsupported`: this browser cannot decode its kind.
 * - `empty`: nothing in it is visible.
 * - `too-large`: too many pixels or bytes. `too-complex`: a drawing that exceeds another limit.
 * - `not-plain`: a drawing whose picture could change without its unsupported parts. Examples are parts of web pages,
 *   typefaces, other drawings, and styles that depend on their surroundings.
 * - `falsified`: the browser returns other pixels than it draws, to resist fingerprinting, and there is no other way to
 *   read them.
 * - `no-canvas`: the browser provides no canvas.
 */
export type ImageErrorCode = SvgRefusalCode | 'unreadable' | 'unsupported' | 'empty' | 'falsified' | 'no-canvas';

/** A limit that a file exceeds, with both figures: bytes or pixels of a file, or a limit of drawings. */
export type ImageExcess =
  | SvgExcess
  | { readonly of: 'bytes' | 'pixels'; readonly found: number; readonly most: number };

/** An error caused by a visitor's file or a browser; `message` is the specified sentence. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;
  /** The exceeded limit of `too-large` and, in most cases, of `too-complex`. Null otherwise. */
  readonly excess: ImageExcess | null;

  constructor(
    code: ImageErrorCode,
    { excess = null, ...options }: ErrorOptions & { excess?: ImageExcess | null } = {},
  ) {
    super(code === 'no-canvas' ? 'Could not create canvas context' : 'Failed to load custom image', options);
    this.name = 'ImageError';
    this.code = code;
    this.excess = excess;
  }
}
