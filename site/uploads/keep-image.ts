import { encodePngBands, findPngFormat, type ImageHeader, KEPT_SIDE, type Pixels, writeDataUrl } from '#raster';
import { ImageError } from './image-error.ts';
import { nextTask } from './shrink.ts';
import { putSource } from './svg-source.ts';
import { createCanvas, isCanvasTrue, writeCanvas } from './true-canvas.ts';

/** Pixels that are encoded between two pauses in which the page can respond. */
const PIXELS_WRITTEN_AT_ONCE = 100_000;

/** Bytes of a PNG that is stored even if another format is smaller, because PNG is exact. */
const SMALL_PNG = 100_000;

/** Quality of stored JPEG and WebP files, from 0 to 1. Chosen, not measured. */
const QUALITY = 0.9;

/** Whether a design can store a file as it is: complete, still, upright, PNG, JPEG or WebP, at most `KEPT_SIDE` pixels a side. */
export function isKeptForm({ type, width, height, mayBeTurned, isAnimated, mayBeCut }: ImageHeader): boolean {
  const isKept = ['image/png', 'image/jpeg', 'image/webp'].includes(type);
  return isKept && Math.max(width, height) <= KEPT_SIDE && !mayBeTurned && !isAnimated && !mayBeCut;
}

/**
 * Encodes pixels as the data URL that a design stores. An image that is partly transparent, or has at most `SMALL_PNG`
 * bytes as a PNG, becomes a PNG, which keeps a logo's colors exact. Any other becomes the smallest of PNG, JPEG and
 * WebP, or a PNG if the browser alters what a page reads from a canvas. With the `source` of a drawing, it becomes a PNG
 * that contains the source. Rejects with an `ImageError` if nothing in the image is visible.
 */
export async function keepPixels(pixels: Pixels, source: string | null = null): Promise<string> {
  const visibility = findVisibility(pixels);
  if (visibility === 'none') throw new ImageError('empty');
  const png = await encodePngBands(pixels, findPngFormat(pixels), bandsOf(pixels));
  if (source !== null) return writeDataUrl('image/png', await putSource(png, source));
  const kept = { type: 'image/png', bytes: png };
  if (visibility === 'all' && png.length > SMALL_PNG && (await isCanvasTrue(pixels.width, pixels.height))) {
    for (const file of await writeLossy(pixels)) {
      if (file.size < kept.bytes.length) {
        kept.type = file.type;
        kept.bytes = new Uint8Array(await file.arrayBuffer());
      }
    }
  }
  return writeDataUrl(kept.type, kept.bytes);
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
