// What makes codes and pictures: all of it arrives in one piece, when the visitor first touches the generator.

import type { QrDesign } from '#design';
import { ColorError } from '#drawing';
import { EncodeError } from '#engine';
import { isBlank, makeCode, makePicture } from '#making';
import type { UploadedImage } from '#raster';
import { ImageError, type ImageErrorCode, loadImage, readUpload } from '#uploads';
import type { Draft } from './draft.ts';

export { isBlank, loadImage, makePicture, readUpload };

/** The draft of a design; what a visitor can cause comes back as a state. */
export function makeDraft(design: QrDesign, image: UploadedImage | null): Draft {
  if (isBlank(design)) return { state: 'empty' };
  try {
    return { state: 'ready', design, image, made: makeCode(design, image) };
  } catch (error) {
    if (error instanceof EncodeError) return { state: 'impossible', reason: 'text' };
    if (error instanceof ColorError) return { state: 'impossible', reason: 'color' };
    // Whatever else fails must not take the form away, and what the visitor has typed with it.
    console.error(error);
    return { state: 'impossible', reason: 'fault' };
  }
}

/** Why an image is not taken, from what reading it threw. */
export function imageTrouble(error: unknown): ImageErrorCode {
  if (error instanceof ImageError) return error.code;
  console.error(error);
  return 'unreadable';
}
