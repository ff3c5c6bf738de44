// Everything that makes codes and pictures, in one module that is loaded when the visitor first uses the generator.

import { weaveOf } from '#design';
import { isBlank } from '#making';
import { ImageError, loadImage, readUpload } from '#uploads';
import type { ImageRefusal } from './draft.ts';
import { makeAndAdd, makeAndKeep, makeAndUpdate } from './make-and-keep.ts';
import { makeDraft } from './make-draft.ts';
import { weaveDraft } from './weaver.ts';

export { isBlank, loadImage, makeAndAdd, makeAndKeep, makeAndUpdate, makeDraft, readUpload, weaveDraft, weaveOf };

/**
 * Returns why an image is refused. `error` is what reading the image threw. An unknown error is logged and becomes
 * `unreadable`.
 */
export function imageRefusal(error: unknown): ImageRefusal {
  if (error instanceof ImageError) return error;
  console.error(error);
  return { code: 'unreadable', excess: null };
}
