import { gridSize, type PlacedCode, pixelGrid } from '#drawing';
import type { FileOrder } from '#making';
import { cutPixels, decodePng, flattenOn, type Pixels } from '#raster';
import type { CodePicture } from '#scanning/pixels';
import { WHITE_PAGE } from '#scanning/tunnel';
import { inflateHere } from './inflate-here.ts';
import { UnreadableFileError } from './page-reader.ts';
import { paintPage } from './paint-page.ts';
import { PdfDocument } from './pdf-document.ts';
import { readPdfPage } from './read-pdf-page.ts';
import { type KnownImages, readSvgPage } from './read-svg-page.ts';

/** The picture in a file, as it looks on white paper. */
export interface FilePicture {
  /** The whole page, opaque. */
  readonly page: Pixels;
  /** The part of the page with the code and its margin. */
  readonly picture: Pixels;
  readonly grid: CodePicture['grid'];
}

/**
 * Returns the picture in a file. All pixels come from the bytes of the file. `code` is the place of the code in the
 * drawing that was written to the file; it only tells where to look for the code. `images` is a cache of decoded
 * images. Rejects with an `UnreadableFileError` if the file cannot be read.
 */
export async function pictureOfFile(
  file: Uint8Array<ArrayBuffer>,
  order: FileOrder,
  code: PlacedCode,
  images: KnownImages,
): Promise<FilePicture> {
  if (order.format === 'png') {
    const pixels = await decodePng(file, inflateHere);
    if (!pixels) throw new UnreadableFileError('A damaged PNG file');
    return cutCode(onWhite(pixels), code);
  }
  const { modules, margin } = code.grid;
  const { pixels, scale } = paintPage(
    order.format === 'svg'
      ? await readSvgPage(file, images)
      : await readPdfPage(PdfDocument.open(file), 0, order.mm / (modules + 2 * margin)),
  );
  const grid = pixelGrid(modules, scale * (modules + 2 * margin), margin);
  return cutCode(onWhite(pixels), { grid, x: Math.round(code.x * scale), y: Math.round(code.y * scale) });
}

function cutCode(page: Pixels, { grid, x, y }: PlacedCode): FilePicture {
  const size = gridSize(grid);
  if (x + size > page.width || y + size > page.height) throw new UnreadableFileError('The code is not on the page');
  const isWhole = page.width === size && page.height === size;
  return { page, picture: isWhole ? page : cutPixels(page, { x, y, width: size, height: size }), grid };
}

function onWhite(page: Pixels): Pixels {
  const { data } = page;
  for (let at = 3; at < data.length; at += 4) if (data[at] < 255) return flattenOn(page, WHITE_PAGE);
  return page;
}
