import { readDataUrl, type UploadedImage } from '#raster';
import { ImageError } from './image-error.ts';
import { inspectUpload } from './inspect-upload.ts';
import { isKeptForm, keepPixels } from './keep-image.ts';
import { readPixels } from './read-pixels.ts';

/** The image asked for last: while a design is worked on, it is asked for again and again. */
let lastLoaded: { dataUrl: string; image: Promise<UploadedImage> } | null = null;

/**
 * Loads a design's custom image with its pixels, so that it can be drawn at once; the same one again costs nothing.
 * What did not come from `readUpload`, such as an animation in a stored template, is brought into that form first.
 * Rejects with an `ImageError` for whatever is no complete image in a data URL.
 */
export function loadImage(dataUrl: string): Promise<UploadedImage> {
  if (lastLoaded?.dataUrl !== dataUrl) {
    const image = loadUncached(dataUrl);
    lastLoaded = { dataUrl, image };
    // What failed may succeed another time.
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
