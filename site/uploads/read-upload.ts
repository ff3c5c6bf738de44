import {
  type ImageHeader,
  MAX_BYTES,
  MAX_PIXELS,
  type Pixels,
  readDataUrl,
  readImageHeader,
  type UploadedImage,
} from '#raster';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';
import { ImageError, keepWithin } from './image-error.ts';
import { isKeptForm, keepPixels } from './keep-image.ts';
import { readDrawing, readFile } from './read-pixels.ts';
import { sharpen } from './sharp-image.ts';
import { lacksFont } from './svg-fonts.ts';
import { MOST_SOURCE } from './svg-source.ts';

/** An inspected file: a pixel image that is safe to decode, or an SVG that is safe to draw. */
type Inspected =
  | { readonly kind: 'pixels'; readonly bytes: Uint8Array<ArrayBuffer>; readonly header: ImageHeader }
  | { readonly kind: 'drawing'; readonly svg: CleanSvg };

/**
 * What a visitor should know about an image that was taken.
 * - `missing-picture`: an SVG shows a picture of another file, which is never loaded.
 * - `missing-font`: an SVG has text in fonts that are not installed.
 * - `only-pixels`: an SVG is not kept as a vector.
 */
export type ImageCaution = 'missing-picture' | 'missing-font' | 'only-pixels';

/**
 * Converts an uploaded image to what a design stores: a data URL of an upright PNG, JPEG or WebP of at most `KEPT_SIDE`
 * pixels a side. An SVG becomes pixels, and so does the first picture of an animation, so that nothing in the file can
 * run or load anything. The PNG of an SVG that can be written as a vector contains its cleaned source. The name and type
 * of the file do not matter. Rejects with an `ImageError` if its content is not a complete image that this browser can
 * draw, or exceeds a limit.
 */
export async function readUpload(
  file: Blob,
): Promise<{ readonly customImage: string; readonly cautions: readonly ImageCaution[] }> {
  keepWithin('bytes', file.size, MAX_BYTES);
  const content = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ImageError('unreadable', { cause });
  });
  const inspected = inspect(new Uint8Array(content));
  const pixels = await pixelsOf(inspected);
  if (inspected.kind === 'pixels') return { customImage: await keepPixels(pixels), cautions: [] };
  const { svg } = inspected;
  const isShort = new TextEncoder().encode(svg.text).length <= MOST_SOURCE;
  const isVector = isShort && (await sharpen(svg, pixels).catch(() => null)) !== null;
  return {
    customImage: await keepPixels(pixels, isVector ? svg.text : null),
    cautions: [
      ...(svg.lacksPicture ? (['missing-picture'] as const) : []),
      ...(lacksFont(svg) ? (['missing-font'] as const) : []),
      ...(isVector ? [] : (['only-pixels'] as const)),
    ],
  };
}

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
  const inspected = inspect(content.bytes);
  const pixels = await pixelsOf(inspected);
  const isKept = inspected.kind === 'pixels' && isKeptForm(inspected.header);
  return { pixels, href: isKept ? dataUrl : await keepPixels(pixels) };
}

/**
 * Inspects a file by its content, not its name, before the browser decodes it. Throws an `ImageError` if the file is
 * no image, is incomplete, would take too much memory or time, or is an SVG that would look different here.
 */
function inspect(bytes: Uint8Array<ArrayBuffer>): Inspected {
  keepWithin('bytes', bytes.length, MAX_BYTES);
  const header = readImageHeader(bytes);
  if (header === 'damaged') throw new ImageError('damaged');
  if (header !== 'not-an-image') {
    keepWithin('pixels', header.width * header.height, MAX_PIXELS);
    return { kind: 'pixels', bytes: header.mayBeCut ? withJpegEnd(bytes) : bytes, header };
  }
  return { kind: 'drawing', svg: cleanSvg(bytes) };
}

/** Without an end marker, browsers do not agree on how to draw a JPEG. */
function withJpegEnd(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const ended = new Uint8Array(bytes.length + 2);
  ended.set(bytes);
  ended.set([0xff, 0xd9], bytes.length);
  return ended;
}

async function pixelsOf(inspected: Inspected): Promise<Pixels> {
  if (inspected.kind === 'drawing') return readDrawing(inspected.svg.text);
  const pixels = await readFile(inspected.bytes, inspected.header);
  if (inspected.header.mayBeCut && hasGrayCorner(pixels)) throw new ImageError('damaged');
  return pixels;
}

/** Decoders fill what is missing of a JPEG with gray, up to the last corner. That may be any corner of a turned photo. */
function hasGrayCorner({ width, height, data }: Pixels): boolean {
  return [0, width - 1, (height - 1) * width, height * width - 1].some((pixel) =>
    data.subarray(4 * pixel, 4 * pixel + 3).every((value) => Math.abs(value - 128) <= 1),
  );
}
