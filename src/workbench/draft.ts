import type { QrDesign } from '#design';
import type { MadeCode } from '#making';
import type { UploadedImage } from '#raster';

/** A design as it would come out now. */
export type Draft =
  /** There is nothing to encode. */
  | { readonly state: 'empty' }
  /** Its image is still being read. */
  | { readonly state: 'loading' }
  | ReadyDraft
  /** It has no code: the text is too long for any, or for a woven one, a colour is none, or the drawing failed. */
  | { readonly state: 'impossible'; readonly reason: 'text' | 'weave' | 'color' | 'fault' }
  /** Its image is not taken, or could not be woven; why, and what helps. */
  | { readonly state: 'impossible'; readonly reason: 'image'; readonly trouble: string }
  /** What draws it could not be loaded; what to do. */
  | { readonly state: 'impossible'; readonly reason: 'unloaded'; readonly trouble: string };

export interface ReadyDraft {
  readonly state: 'ready';
  readonly design: QrDesign;
  /** The image on the code, null without one. */
  readonly image: UploadedImage | null;
  readonly made: MadeCode;
}
