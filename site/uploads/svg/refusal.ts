import { SVG_LIMITS } from './limits.ts';

/**
 * Why a file is not drawn.
 * - `not-an-image`: the file is not an SVG.
 * - `damaged`: its XML, its encoding or an embedded picture cannot be read.
 * - `too-large`: it has too many bytes, or too many pixels in embedded pictures.
 * - `too-complex`: it exceeds another limit of `SVG_LIMITS`, or its entities could expand to too much text.
 * - `not-plain`: it could look different without its unsupported parts. Examples are parts of web pages, embedded
 *   fonts, embedded SVGs, and styles that depend on the browser or on neighboring elements.
 */
export type SvgRefusalCode = 'not-an-image' | 'damaged' | 'too-large' | 'too-complex' | 'not-plain';

/**
 * A limit of `SVG_LIMITS` that a file exceeds: `of` is its name, `most` the limit, and `found` the file's figure, as
 * far as the file was read.
 */
export interface SvgExcess {
  readonly of: keyof typeof SVG_LIMITS;
  readonly found: number;
  readonly most: number;
}

/** Why a file is not drawn. `excess` is null unless a limit of `SVG_LIMITS` was exceeded. */
export interface SvgRefusal {
  readonly code: SvgRefusalCode;
  readonly excess: SvgExcess | null;
}

/** Thrown inside the SVG reader. `readSvg` catches it and returns the refusal. */
export class SvgRefused extends Error {
  readonly refusal: SvgRefusal;

  constructor(code: SvgRefusalCode, excess: SvgExcess | null = null) {
    super(code);
    this.name = 'SvgRefused';
    this.refusal = { code, excess };
  }
}

/** Throws `SvgRefused` if `found` is above the limit named `of`. */
export function keepWithin(of: keyof typeof SVG_LIMITS, found: number): void {
  const most = SVG_LIMITS[of];
  const isSize = of === 'bytes' || of === 'imagePixels';
  if (!(found <= most)) throw new SvgRefused(isSize ? 'too-large' : 'too-complex', { of, found, most });
}
