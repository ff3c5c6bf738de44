/**
 * Why a file is not drawn: it is no SVG, or is broken; it asks too much of a browser; the pictures inside are too large; or it
 * holds what nobody has looked into: parts of web pages, typefaces, other drawings, styles that depend on what is around.
 */
export type SvgRefusal = 'not-an-image' | 'damaged' | 'too-large' | 'too-complex' | 'not-plain';

/** Carries a refusal out of the depths of reading, up to the door of this room. */
export class SvgRefused extends Error {
  readonly reason: SvgRefusal;

  constructor(reason: SvgRefusal) {
    super(reason);
    this.name = 'SvgRefused';
    this.reason = reason;
  }
}
