import type { SvgExcess, SvgRefusalCode } from '#uploads/svg';

/**
 * Why an image is not taken.
 * - `not-an-image`, `damaged`: the file is no image of a known kind, or it ends too soon or holds nonsense.
 * - `unreadable`: the browser does not hand out the file, or it is a folder.
 * - `unsupported`: this browser cannot decode its kind.
 * - `empty`: nothing in it can be seen.
 * - `too-large`: too many pixels or bytes. `too-complex`: a drawing that would block the page.
 * - `not-plain`: a drawing whose picture would change if what is not handled here were left out (web pages, typefaces,
 *   drawings inside, styles that depend on what is around).
 * - `falsified`: the browser hands out other pixels than it draws, to hide who visits, and there is no other way to
 * them.
 * - `no-canvas`: the browser gives no canvas.
 */
export type ImageErrorCode = SvgRefusalCode | 'unreadable' | 'unsupported' | 'empty' | 'falsified' | 'no-canvas';

/** A limit that a file exceeds, with both figures: of bytes or pixels of a file, or one of a drawing. */
export type ImageExcess =
  | SvgExcess
  | { readonly of: 'bytes' | 'pixels'; readonly found: number; readonly most: number };

/** What a visitor's file or a browser can cause here; `message` is the specification's sentence. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;
  /** The exceeded limit of `too-large` and, mostly, of `too-complex`. Null otherwise. */
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
