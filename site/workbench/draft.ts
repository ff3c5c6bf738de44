import type { QrDesign } from '#design';
import type { MadeCode } from '#making';
import type { UploadedImage } from '#raster';
import type { ImageError } from '#uploads';

/** A draft: the current result of drawing a design. */
export type Draft =
  /** The design has nothing to encode, or the module that makes codes is not loaded yet. */
  | { readonly state: 'empty' }
  /** The image is still being read or woven. */
  | { readonly state: 'loading' }
  | ReadyDraft
  /**
   * The code cannot be made. `text`: the text is too long. `color`: a color cannot be read. `fault`: making or drawing
   * the code failed in another way. `unloaded`: the module that makes codes could not be loaded.
   */
  | { readonly state: 'impossible'; readonly reason: 'text' | 'color' | 'fault' | 'unloaded' }
  /** The image could not be woven. */
  | { readonly state: 'impossible'; readonly reason: 'weave'; readonly trouble: WeaveTrouble }
  /** The image could not be read. */
  | { readonly state: 'impossible'; readonly reason: 'image'; readonly refusal: ImageRefusal };

/** Why an image is refused. */
export type ImageRefusal = Pick<ImageError, 'code' | 'excess'>;

/** Why an image was not woven. `not-woven`: the weaver failed on this image. */
export type WeaveTrouble = 'weaver-not-loaded' | 'weaver-silent' | 'weaver-crashed' | 'text-too-long' | 'not-woven';

export interface ReadyDraft {
  readonly state: 'ready';
  readonly design: QrDesign;
  /** The image on the code, or null if there is none. */
  readonly image: UploadedImage | null;
  readonly made: MadeCode;
}
