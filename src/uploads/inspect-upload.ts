import { twice } from '#late';
import type { SafeSvg } from '#uploads/svg';
import { ImageError } from './image-error.ts';
import { type ImageHeader, readImageHeader } from './image-header.ts';
import { KEPT_SIDE, MAX_BYTES, MAX_PIXELS } from './limits.ts';
import { nextTask } from './shrink.ts';

/** An inspected file: pixels that may be decoded, or a drawing that may be drawn. */
export type Inspected =
  | { readonly kind: 'pixels'; readonly bytes: Uint8Array<ArrayBuffer>; readonly header: ImageHeader }
  | { readonly kind: 'drawing'; readonly svg: SafeSvg };

/**
 * Inspects a file before a browser decodes it, whatever its name says. Rejects with an `ImageError` for an incomplete
 * image and for one that would take too much memory or time. Rejects with another error only if the reader of drawings
 * cannot be loaded.
 */
export async function inspectUpload(bytes: Uint8Array<ArrayBuffer>): Promise<Inspected> {
  checkBytes(bytes.length);
  const header = readImageHeader(bytes);
  if (header === 'damaged') throw new ImageError('damaged');
  if (header !== 'not-an-image') {
    const pixels = header.width * header.height;
    if (pixels > MAX_PIXELS)
      throw new ImageError('too-large', { excess: { of: 'pixels', found: pixels, most: MAX_PIXELS } });
    return { kind: 'pixels', bytes, header };
  }
  // Two parsers, which are loaded only for drawings.
  const { readSvg } = await twice(() => import('#uploads/svg'));
  const svg = await readSvg(bytes, { longerSide: KEPT_SIDE, inspectPixels: readImageHeader, pause: nextTask });
  if ('code' in svg) throw new ImageError(svg.code, { excess: svg.excess });
  return { kind: 'drawing', svg };
}

/** Throws an `ImageError` for a file with more bytes than the limit. */
export function checkBytes(count: number): void {
  if (count > MAX_BYTES) throw new ImageError('too-large', { excess: { of: 'bytes', found: count, most: MAX_BYTES } });
}
