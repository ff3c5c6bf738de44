import { weaveOf } from '#design';
// What makes codes and pictures: all of it arrives in one piece, when the visitor first touches the generator.

import { isBlank } from '#making';
import { ImageError, loadImage, readUpload } from '#uploads';
import { IMAGE_TROUBLE } from './image-words.ts';
import { makeAndKeep } from './make-and-keep.ts';
import { makeDraft } from './make-draft.ts';
import { weaveDraft } from './weaver.ts';

export { isBlank, loadImage, makeAndKeep, makeDraft, readUpload, weaveDraft, weaveOf };

/** Why an image is not taken, and what helps, from what reading it threw. */
export function imageTrouble(error: unknown): string {
  if (error instanceof ImageError) return IMAGE_TROUBLE[error.code];
  console.error(error);
  return IMAGE_TROUBLE.unreadable;
}
