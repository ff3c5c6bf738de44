import {
  encodePngBands,
  findPngFormat,
  IMAGE_SIDE,
  type ImageHeader,
  MAX_BYTES,
  MAX_PIXELS,
  MAX_SCAN_PIXELS,
  type Pixels,
  readDataUrl,
  readImageHeader,
  type UploadedImage,
  writeDataUrl,
} from '#raster';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';
import { ImageError, keepWithin } from './image-error.ts';
import { readDrawing, readFile } from './read-pixels.ts';
import { sharpen } from './sharp-image.ts';
import { nextTask } from './shrink.ts';
import { lacksFont } from './svg-fonts.ts';
import { MOST_SOURCE, putSource } from './svg-source.ts';
import { createCanvas, isCanvasTrue, writeCanvas } from './true-canvas.ts';

type Inspected =
  | { readonly kind: 'pixels'; readonly bytes: Uint8Array<ArrayBuffer>; readonly header: ImageHeader }
  | { readonly kind: 'drawing'; readonly svg: CleanSvg };

/**
 * `missing-picture`: of another file, which is never loaded. `missing-font`: text in fonts that are not installed.
 * `only-pixels`: an SVG is not kept as a vector. `first-page`: a TIFF has other pages, which are not kept.
 */
export type ImageCaution = 'missing-picture' | 'missing-font' | 'only-pixels' | 'first-page';

/**
 * Returns the data URL of an upright PNG, JPEG or WebP of at most `IMAGE_SIDE` pixels a side. An SVG becomes pixels, and
 * an animation its first picture, so that nothing can run or load anything; the PNG of an SVG contains its cleaned
 * source if it can be written as a vector. Rejects with an `ImageError` if the content, whatever its name and type, is
 * no complete image that this browser can draw, or exceeds a limit.
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
  if (inspected.kind === 'pixels') {
    const { pages = 1 } = inspected.header;
    return { customImage: await keepPixels(pixels), cautions: pages > 1 ? ['first-page'] : [] };
  }
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
 * The last image is cached. One in a form that `readUpload` does not return, such as an animation in a stored template,
 * is converted like an upload. Rejects with an `ImageError` if it cannot be drawn completely.
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
  const isReady = inspected.kind === 'pixels' && isStorable(inspected.header);
  return { pixels, href: isReady ? dataUrl : await keepPixels(pixels) };
}

/**
 * Inspects a file by its content, not its name, before the browser decodes it. Throws an `ImageError` if the file is
 * no image, is incomplete, would take too much memory or time, or is an SVG that would look different here.
 */
function inspect(bytes: Uint8Array<ArrayBuffer>): Inspected {
  keepWithin('bytes', bytes.length, MAX_BYTES);
  const header = readImageHeader(bytes);
  if (header === 'damaged') throw new ImageError('damaged');
  if (typeof header !== 'string') {
    const isScan = header.type === 'image/tiff';
    if (isScan && (header.isUnknown || header.isCmyk)) throw new ImageError('unsupported');
    keepWithin('pixels', header.width * header.height, isScan ? MAX_SCAN_PIXELS : MAX_PIXELS);
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

/** Pixels that are encoded between two pauses in which the page can respond. */
const PIXELS_WRITTEN_AT_ONCE = 100_000;

/** Bytes of a PNG that is stored even if another format is smaller, because PNG is exact. */
const SMALL_PNG = 100_000;

/** Quality of stored JPEG and WebP files, from 0 to 1. Chosen, not measured. */
const QUALITY = 0.9;

/** Whether a design can store a file as it is: complete, still, upright, PNG, JPEG or WebP, at most `IMAGE_SIDE` pixels a side. */
function isStorable({ type, width, height, mayBeTurned, isAnimated, mayBeCut }: ImageHeader): boolean {
  const isStoredType = ['image/png', 'image/jpeg', 'image/webp'].includes(type);
  return isStoredType && Math.max(width, height) <= IMAGE_SIDE && !mayBeTurned && !isAnimated && !mayBeCut;
}

/**
 * A PNG keeps a logo's colors exact: if partly transparent, or up to `SMALL_PNG` bytes. Any other image becomes the
 * smallest of PNG, JPEG and WebP, or a PNG if the browser alters what a page reads. With the `source` of a drawing, a
 * PNG that contains it. Rejects with an `ImageError` if nothing is visible.
 */
async function keepPixels(pixels: Pixels, source: string | null = null): Promise<string> {
  const visibility = findVisibility(pixels);
  if (visibility === 'none') throw new ImageError('empty');
  const png = await encodePngBands(pixels, findPngFormat(pixels), bandsOf(pixels));
  if (source !== null) return writeDataUrl('image/png', await putSource(png, source));
  const smallest = { type: 'image/png', bytes: png };
  if (visibility === 'all' && png.length > SMALL_PNG && (await isCanvasTrue(pixels.width, pixels.height))) {
    for (const file of await writeLossy(pixels)) {
      if (file.size < smallest.bytes.length) {
        smallest.type = file.type;
        smallest.bytes = new Uint8Array(await file.arrayBuffer());
      }
    }
  }
  return writeDataUrl(smallest.type, smallest.bytes);
}

async function* bandsOf({ width, height, data }: Pixels): AsyncGenerator<Pixels> {
  const rowsAtOnce = Math.max(1, Math.floor(PIXELS_WRITTEN_AT_ONCE / width));
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    yield { width, height: rows, data: data.subarray(4 * top * width, 4 * (top + rows) * width) };
    await nextTask();
  }
}

/** Returns `all` if every pixel is opaque, `none` if every pixel is fully transparent, otherwise `some`. */
function findVisibility({ data }: Pixels): 'all' | 'some' | 'none' {
  let [least, most] = [255, 0];
  for (let index = 3; index < data.length; index += 4) {
    least = Math.min(least, data[index]);
    most = Math.max(most, data[index]);
  }
  if (most === 0) return 'none';
  return least === 255 ? 'all' : 'some';
}

function writeLossy({ width, height, data }: Pixels): Promise<Blob[]> {
  const { canvas, context } = createCanvas(width, height);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return Promise.all(['image/jpeg', 'image/webp'].map((type) => writeCanvas(canvas, type, QUALITY)));
}
