/**
 * Why an image is refused. `damaged`: truncated or invalid. `unreadable`: the browser cannot read the bytes, for
 * example of a folder. `unsupported`: it cannot decode the type. `empty`: nothing is visible. `too-complex`: an SVG
 * above a limit. `not-plain`: an SVG that would look different without embedded web pages, fonts and SVGs, and sizes
 * and positions in styles. `falsified`: the browser alters the pixels that a page reads, to resist fingerprinting.
 * `no-canvas`: it provides no canvas, or writes no file from one.
 */
export type ImageErrorCode =
  | 'not-an-image'
  | 'damaged'
  | 'unreadable'
  | 'unsupported'
  | 'empty'
  | 'too-large'
  | 'too-complex'
  | 'not-plain'
  | 'falsified'
  | 'no-canvas';

/**
 * A limit that a file exceeds: `found` is the file's figure, `most` the limit. `imagePixels` are those of all images in
 * an SVG together. Of `work`, the figures are sides in pixels: the one at which drawing became slow, and the wanted one.
 */
export interface ImageExcess {
  readonly of: 'bytes' | 'pixels' | 'imagePixels' | 'elements' | 'work';
  readonly found: number;
  readonly most: number;
}

/** An error caused by the visitor's file or browser. `message` is the sentence that the specification prescribes. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;
  /** The exceeded limit if the code is `too-large` or, in most cases, `too-complex`. Null otherwise. */
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

export function keepWithin(of: ImageExcess['of'], found: number, most: number): void {
  const code = of === 'elements' || of === 'work' ? 'too-complex' : 'too-large';
  if (!(found <= most)) throw new ImageError(code, { excess: { of, found, most } });
}

export type ImageRefusal = Pick<ImageError, 'code' | 'excess'>;

/** `error` is what reading the image threw. An unknown error is logged and becomes `unreadable`. */
export function imageRefusal(error: unknown): ImageRefusal {
  if (error instanceof ImageError) return error;
  console.error(error);
  return { code: 'unreadable', excess: null };
}
