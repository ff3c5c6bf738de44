import { readDataUrl, type UploadedImage } from '#raster';
import { ImageError } from './image-error.ts';
import { inspectUpload } from './inspect-upload.ts';
import { isKeptForm, keepPixels } from './keep-image.ts';
import { readPixels } from './read-pixels.ts';

/** The last requested image, cached because every edit of a design requests the same image again. */
let lastLoaded: { dataUrl: string; image: Promise<UploadedImage> } | null = null;

/**
 * Loads a design's custom image with its pixels, ready to be drawn. The last image is cached. An image in a form that
 * `readUpload` does not return, such as an animation in a stored template, is converted like an upload. Rejects with an
 * `ImageError` if the data URL is not a complete image that this browser can draw.
 */
export function loadImage(dataUrl: string): Promise<UploadedImage> {
  if (lastLoaded?.dataUrl !== dataUrl) {
    const image = loadUncached(dataUrl);
    lastLoaded = { dataUrl, image };
    // A failure is not cached, because the next attempt may succeed.
    image.catch(() => {
      if (lastLoaded?.image === image) lastLoaded = null;
    });
  }
  return lastLoaded.image;
}

async function loadUncached(dataUrl: string): Promise<UploadedImage> {
  const content = readDataUrl(dataUrl);
  if (!content) throw new ImageError('not-an-image');
  const inspected = await inspectUpload(content.bytes);
  const pixels = await readPixels(inspected);
  const isKept = inspected.kind === 'pixels' && isKeptForm(inspected.header);
  return { pixels, href: isKept ? dataUrl : await keepPixels(pixels) };
}
