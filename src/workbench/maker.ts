// What makes codes and pictures: all of it arrives in one piece, when the visitor first touches the generator.

import { isBlank, weaveOf } from '#making';
import { ImageError, type ImageErrorCode, loadImage, readUpload } from '#uploads';
import { makeAndKeep } from './make-and-keep.ts';
import { makeDraft } from './make-draft.ts';
import { weaveDraft } from './weaver.ts';

export { isBlank, loadImage, makeAndKeep, makeDraft, readUpload, weaveDraft, weaveOf };

/** Why an image is not taken, from what reading it threw. */
export function imageTrouble(error: unknown): ImageErrorCode {
  if (error instanceof ImageError) return error.code;
  console.error(error);
  return 'unreadable';
}
