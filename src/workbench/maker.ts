// What makes codes and pictures: all of it arrives in one piece, when the visitor first touches the generator.

import { isBlank, makePicture, weaveOf } from '#making';
import { ImageError, type ImageErrorCode, loadImage, readUpload } from '#uploads';
import { makeDraft } from './make-draft.ts';
import { weaveDraft, weaveFinished } from './weaver.ts';

export { isBlank, loadImage, makeDraft, makePicture, readUpload, weaveDraft, weaveFinished, weaveOf };

/** Why an image is not taken, from what reading it threw. */
export function imageTrouble(error: unknown): ImageErrorCode {
  if (error instanceof ImageError) return error.code;
  console.error(error);
  return 'unreadable';
}
