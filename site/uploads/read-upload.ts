import { ImageError } from './image-error.ts';
import { checkBytes, inspectUpload } from './inspect-upload.ts';
import { keepPixels } from './keep-image.ts';
import { readPixels } from './read-pixels.ts';

/**
 * Converts an uploaded image to what a design stores: a data URL of an upright PNG, JPEG or WebP of at most 1024 pixels
 * a side. An SVG becomes pixels, and so does the first picture of an animation, so that nothing in the file can run or
 * load anything. The name and type of the file do not matter. Rejects with an `ImageError` if its content is not a
 * complete image that this browser can draw, or exceeds a limit.
 */
export async function readUpload(file: Blob): Promise<string> {
  checkBytes(file.size);
  const content = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ImageError('unreadable', { cause });
  });
  return keepPixels(await readPixels(await inspectUpload(new Uint8Array(content))));
}
