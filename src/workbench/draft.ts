import type { QrDesign } from '#design';
import type { MadeCode } from '#making';
import type { UploadedImage } from '#raster';
import type { ImageError } from '#uploads';

/** The current result of drawing a design. */
export type Draft =
  /** There is nothing to encode. */
  | { readonly state: 'empty' }
  /** Its image is still being read. */
  | { readonly state: 'loading' }
  | ReadyDraft
  /**
   * The design has no code: the text is too long, a color cannot be read, the drawing failed, or the maker could not be
   * loaded.
   */
  | { readonly state: 'impossible'; readonly reason: 'text' | 'color' | 'fault' | 'unloaded' }
  /** Its image could not be woven. */
  | { readonly state: 'impossible'; readonly reason: 'weave'; readonly trouble: WeaveTrouble }
  /** Its image could not be read. */
  | { readonly state: 'impossible'; readonly reason: 'image'; readonly refusal: ImageRefusal };

/** Why an image is not taken. */
export type ImageRefusal = Pick<ImageError, 'code' | 'excess'>;

/** Why an image was not woven. `not-woven`: the weaver failed on this image. */
export type WeaveTrouble = 'weaver-not-loaded' | 'weaver-silent' | 'weaver-crashed' | 'text-too-long' | 'not-woven';

export interface ReadyDraft {
  readonly state: 'ready';
  readonly design: QrDesign;
  /** The image on the code, null without one. */
  readonly image: UploadedImage | null;
  readonly made: MadeCode;
}
