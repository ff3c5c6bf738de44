import { twice } from '#late';
import { type ImageHeader, readImageHeader } from '#raster';
import type { SafeSvg } from '#uploads/svg';
import { ImageError } from './image-error.ts';
import { KEPT_SIDE, MAX_BYTES, MAX_PIXELS } from './limits.ts';
import { nextTask } from './shrink.ts';

/** An inspected file: a pixel image that is safe to decode, or an SVG that is safe to draw. */
export type Inspected =
  | { readonly kind: 'pixels'; readonly bytes: Uint8Array<ArrayBuffer>; readonly header: ImageHeader }
  | { readonly kind: 'drawing'; readonly svg: SafeSvg };

/**
 * Inspects a file by its content, not its name, before the browser decodes it. Rejects with an `ImageError` if the file
 * is no image, is incomplete, would take too much memory or time, or is an SVG that could look different after it is
 * rewritten. Rejects with another error only if the SVG reader cannot be loaded.
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
  // The SVG reader brings two parsers, so it is loaded only if the file may be an SVG.
  const { readSvg } = await twice(() => import('#uploads/svg'));
  const svg = await readSvg(bytes, { longerSide: KEPT_SIDE, inspectPixels: readImageHeader, pause: nextTask });
  if ('code' in svg) throw new ImageError(svg.code, { excess: svg.excess });
  return { kind: 'drawing', svg };
}

/** Throws an `ImageError` for a file with more bytes than the limit. */
export function checkBytes(count: number): void {
  if (count > MAX_BYTES) throw new ImageError('too-large', { excess: { of: 'bytes', found: count, most: MAX_BYTES } });
}
