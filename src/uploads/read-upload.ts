import { ImageError } from './image-error.ts';
import { checkBytes, inspectUpload } from './inspect-upload.ts';
import { keepPixels } from './keep-image.ts';
import { readPixels } from './read-pixels.ts';

/**
 * Reads an uploaded image as it is kept in the design: a data URL of a PNG, JPEG or WebP of at most 1024 pixels a side, the right way up.
 * An SVG becomes pixels, and so do animations (their first picture), so that nothing in a file can ever run or reach out.
 * Rejects with an `ImageError` for whatever is no complete image that this browser can draw, whatever it calls itself.
 */
export async function readUpload(file: Blob): Promise<string> {
  checkBytes(file.size);
  const content = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ImageError('unreadable', { cause });
  });
  return keepPixels(await readPixels(await inspectUpload(new Uint8Array(content))));
}
