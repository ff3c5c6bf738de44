import { type Pixels, writeDataUrl } from '#raster';
import { decodeImage, drawOnCanvas } from './decode-image.ts';
import { ImageError, imageErrorOf } from './image-error.ts';
import { readImageHeader } from './image-header.ts';
import { countSvgCopies } from './svg-copies.ts';
import { sizeSvg } from './svg-size.ts';

/** Images are kept with at most this many pixels on their longer side: more than twice what the specified picture can show. */
export const KEPT_SIDE = 1024;

/** More than any phone's usual photograph; decoded, it takes half a gigabyte. A larger one is refused before it is decoded. */
const MAX_PIXELS = 120_000_000;
const MAX_BYTES = 64 * 2 ** 20;

/** Copies of elements in an SVG that are drawn in about a second; ten times as many can take a minute, during which nothing answers. */
const MAX_SVG_COPIES = 20_000;

/** In bytes. */
const SMALL_PNG = 100_000;

/** Of JPEG and WebP. */
const QUALITY = 0.9;

/**
 * Reads an uploaded image as it is kept in the design: a data URL of a PNG, JPEG or WebP of at most 1024 pixels a side, the right way up.
 * An SVG becomes pixels, and so do animations (their first picture), so that nothing in a file can ever run or reach out.
 * Throws a `ImageError` ('custom-image') for whatever is no complete image that this browser can draw, whatever it calls itself.
 */
export async function readUpload(file: Blob): Promise<string> {
  try {
    if (file.size > MAX_BYTES) throw new ImageError('custom-image');
    return await keepImage(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    throw imageErrorOf(error);
  }
}

/** The image in `bytes` as a data URL in the kept form. */
export async function keepImage(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const header = readImageHeader(bytes);
  if (header) {
    const { width, height, type } = header;
    if (width * height > MAX_PIXELS) throw new ImageError('custom-image');
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    return drawAndEncode(url).finally(() => URL.revokeObjectURL(url));
  }
  const svg = sizeSvg(decodeText(bytes), KEPT_SIDE);
  if (!svg || countSvgCopies(svg.text, MAX_SVG_COPIES) > MAX_SVG_COPIES) throw new ImageError('custom-image');
  // Not a blob: Chromium gives no pixels back of an SVG with HTML in it (foreignObject) unless it comes from a data URL.
  return drawAndEncode(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.text)}`, svg);
}

/** Text with a byte order mark in the encoding that it names, all other text as UTF-8. */
function decodeText(bytes: Uint8Array): string {
  let encoding = 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) encoding = 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) encoding = 'utf-16be';
  return new TextDecoder(encoding).decode(bytes);
}

/** Draws the image, at `size` if given, else at its own size brought down to the kept one, and encodes the pixels. */
async function drawAndEncode(url: string, size?: { width: number; height: number }): Promise<string> {
  const image = await decodeImage(url);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, KEPT_SIDE / Math.max(naturalWidth, naturalHeight));
  const width = size?.width ?? Math.max(1, Math.round(naturalWidth * scale));
  const height = size?.height ?? Math.max(1, Math.round(naturalHeight * scale));
  const { canvas, pixels } = drawOnCanvas(image, width, height);
  const visibility = findVisibility(pixels);
  // Browsers draw a file with damaged pixels as an empty one; a true image without one visible pixel is of no more use.
  if (visibility === 'none') throw new ImageError('custom-image');
  return encodeCanvas(canvas, visibility === 'all');
}

/** Whether all pixels are opaque, all are clear, or neither. */
function findVisibility({ data }: Pixels): 'all' | 'some' | 'none' {
  let [least, most] = [255, 0];
  for (let index = 3; index < data.length; index += 4) {
    least = Math.min(least, data[index]);
    most = Math.max(most, data[index]);
  }
  if (most === 0) return 'none';
  return least === 255 ? 'all' : 'some';
}

/** PNG where some of the image is clear and where it stays small, which keeps a logo's colours exact; else the smallest of three. */
async function encodeCanvas(canvas: HTMLCanvasElement, isOpaque: boolean): Promise<string> {
  const png = await toBlob(canvas, 'image/png');
  if (!isOpaque || png.size <= SMALL_PNG) return toDataUrl(png);
  // A browser that cannot write a type writes PNG in its place.
  const others = await Promise.all([toBlob(canvas, 'image/jpeg'), toBlob(canvas, 'image/webp')]);
  const [smallest] = [png, ...others].sort((a, b) => a.size - b.size);
  return toDataUrl(smallest);
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null): void => (blob ? resolve(blob) : reject(new ImageError('custom-image')));
    canvas.toBlob(settle, type, QUALITY);
  });
}

async function toDataUrl(blob: Blob): Promise<string> {
  return writeDataUrl(blob.type, new Uint8Array(await blob.arrayBuffer()));
}
