import { twice } from '#late';
import type { SafeSvg } from '#uploads/svg';
import { ImageError } from './image-error.ts';
import { type ImageHeader, readImageHeader } from './image-header.ts';
import { KEPT_SIDE, MAX_BYTES, MAX_PIXELS } from './limits.ts';
import { nextTask } from './next-task.ts';

/** What a file turned out to be: pixels that may be decoded, or a drawing that may be drawn. */
export type Inspected =
  | { readonly kind: 'pixels'; readonly bytes: Uint8Array<ArrayBuffer>; readonly header: ImageHeader }
  | { readonly kind: 'drawing'; readonly svg: SafeSvg };

/**
 * Looks into a file before a browser sees it, whatever it calls itself. Rejects with an `ImageError` for what is no complete image
 * and for what would take too much memory or time; with nothing else, whatever the bytes are, once what reads drawings could be loaded.
 */
export async function inspectUpload(bytes: Uint8Array<ArrayBuffer>): Promise<Inspected> {
  if (bytes.length > MAX_BYTES) throw new ImageError('too-large');
  const header = readImageHeader(bytes);
  if (header === 'damaged') throw new ImageError('damaged');
  if (header !== 'not-an-image') {
    if (header.width * header.height > MAX_PIXELS) throw new ImageError('too-large');
    return { kind: 'pixels', bytes, header };
  }
  // Two parsers, which only who brings a drawing has to wait for.
  const { readSvg } = await twice(() => import('#uploads/svg'));
  const svg = await readSvg(bytes, { longerSide: KEPT_SIDE, inspectPixels: readImageHeader, pause: nextTask });
  if (typeof svg === 'string') throw new ImageError(svg);
  return { kind: 'drawing', svg };
}
