import { readDataUrl, type UploadedImage } from '#raster';
import { decodeImage, drawOnCanvas } from './decode-image.ts';
import { ImageError, imageErrorOf } from './image-error.ts';
import { type ImageHeader, readImageHeader } from './image-header.ts';
import { KEPT_SIDE, keepImage } from './read-upload.ts';

/** The image asked for last: while a design is worked on, it is asked for again and again. */
let lastLoaded: { dataUrl: string; image: Promise<UploadedImage> } | null = null;

/**
 * Loads a design's custom image with its pixels, so that it can be drawn at once; the same one again costs nothing.
 * What did not come from `readUpload` is brought into that form first.
 * Rejects with an `ImageError` for whatever is no complete image in a data URL.
 */
export function loadImage(dataUrl: string): Promise<UploadedImage> {
  if (lastLoaded?.dataUrl !== dataUrl) lastLoaded = { dataUrl, image: loadUncached(dataUrl) };
  return lastLoaded.image;
}

async function loadUncached(dataUrl: string): Promise<UploadedImage> {
  try {
    const content = readDataUrl(dataUrl);
    if (!content) throw new ImageError('custom-image');
    const header = readImageHeader(content.bytes);
    const href = header && isKeptForm(header) ? dataUrl : await keepImage(content.bytes);
    const image = await decodeImage(href);
    return { pixels: drawOnCanvas(image, image.naturalWidth, image.naturalHeight).pixels, href };
  } catch (error) {
    if (lastLoaded?.dataUrl === dataUrl) lastLoaded = null;
    throw imageErrorOf(error);
  }
}

function isKeptForm({ type, width, height, mayBeTurned }: ImageHeader): boolean {
  return (
    Math.max(width, height) <= KEPT_SIDE && !mayBeTurned && ['image/png', 'image/jpeg', 'image/webp'].includes(type)
  );
}
