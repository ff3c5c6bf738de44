// Reads finished codes back: from the bytes of an SVG or PNG file, or from the drawing of a page that goes into a PDF.
// (Other programs check the bytes of PDF files: `judges/`.)

import { unzlibSync } from 'fflate';
import {
  type Drawing,
  gridSize,
  type Layer,
  type Paintable,
  type PlacedCode,
  paintedLayers,
  pixelGrid,
  placeDrawing,
  rasterize,
  STANDARD_MARGIN,
} from '#drawing';
import type { UndrawnCode } from '#making';
import { clearPixels, cutPixels, decodePng, flattenOn, joinBytes, type Pixels, wordsOf } from '#raster';
import type { PrintedCode } from '#scanning/judging';
import { type CodePicture, errorBudget } from '#scanning/pixels';
import { type Decoder, isCodeIn, WHITE_PAGE } from '#scanning/tunnel';
import type { RowBudget } from './manifest.ts';
import { type KnownImages, readSvg, UnreadableFileError } from './read-svg.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface KnownPixels {
  readonly images: KnownImages;
  readonly vector?: Pixels | null;
}

interface SeenCode {
  readonly page: Pixels;
  readonly picture: Pixels;
  readonly grid: CodePicture['grid'];
}

/**
 * Reads a code back from the bytes of its file. `written` is the drawing that was written to the file; it only tells
 * where to look for the code. `images` is a cache of decoded images, and `vector` the pixels of an image that an SVG
 * file contains as a vector. Returns the used and possible corrections of the code's worst block, or null if the file
 * cannot be read or the decoder does not find the code's message in it.
 */
export async function readFileBack(
  file: Bytes,
  format: 'svg' | 'png',
  written: Pick<Drawing, 'code'>,
  made: UndrawnCode,
  { decoder, ...known }: { readonly decoder: Decoder } & KnownPixels,
): Promise<RowBudget | null> {
  if (!written.code) throw new RangeError('A page without a code');
  try {
    return await budgetIn(await pictureOfFile(file, format, written.code, known), made, decoder);
  } catch (error) {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  }
}

/** As `readFileBack`, but from the drawing of the code's page. */
export function readPrintBack(print: PrintedCode, decoder: Decoder): Promise<RowBudget | null> {
  return budgetIn(pictureOfPrint(print), print, decoder);
}

async function budgetIn(
  { page, picture, grid }: SeenCode,
  { code }: Pick<UndrawnCode, 'code'>,
  decoder: Decoder,
): Promise<RowBudget | null> {
  if (!(await isCodeIn(page, code, decoder))) return null;
  const { blocks, worst } = errorBudget({ code, picture, grid });
  return { used: blocks[worst].wrong, correctable: blocks[worst].correctable };
}

/** Returns the picture in a file, from its bytes alone. Rejects with an `UnreadableFileError`. */
export async function pictureOfFile(
  file: Bytes,
  format: 'svg' | 'png',
  place: PlacedCode,
  { images, vector = null }: KnownPixels,
): Promise<SeenCode> {
  if (format === 'png') {
    const pixels = await decodePng(file, inflateHere);
    if (!pixels) throw new UnreadableFileError('A damaged PNG file');
    return cutCode(onWhite(pixels), place);
  }
  const { modules, margin } = place.grid;
  const { pixels, scale } = paintPage(await readSvg(file, images, vector));
  const grid = pixelGrid(modules, scale * (modules + 2 * margin), margin);
  return cutCode(onWhite(pixels), { grid, x: Math.round(place.x * scale), y: Math.round(place.y * scale) });
}

function cutCode(page: Pixels, { grid, x, y }: PlacedCode): SeenCode {
  const size = gridSize(grid);
  if (x + size > page.width || y + size > page.height) throw new UnreadableFileError('The code is not on the page');
  const isWhole = page.width === size && page.height === size;
  return { page, picture: isWhole ? page : cutPixels(page, { x, y, width: size, height: size }), grid };
}

/** If the margin is narrower than the standard's, the picture shows more of the page around the code. */
function pictureOfPrint({ page, code, margin, x, y, width }: PrintedCode): SeenCode {
  const quiet = Math.max(margin, STANDARD_MARGIN);
  const size = FINE_MODULE * (code.size + 2 * quiet);
  const scale = (FINE_MODULE * (code.size + 2 * margin)) / width;
  const around = FINE_MODULE * (quiet - margin);
  const place = { x: around - x * scale, y: around - y * scale, scale };
  const layers = [placeDrawing({ ...page, layers: paintedLayers(page) }, place)];
  const picture = onWhite(rasterize({ width: size, height: size, layers }));
  return { page: picture, picture, grid: pixelGrid(code.size, size, quiet) };
}

/** Pixels per module if every edge lies on a module boundary: a compromise between reading and painting time. */
const WHOLE_MODULE = 4;

/** Pixels per module if there are curves, images or gradients: about those of version 8 in 400 × 400 pixels. */
const FINE_MODULE = 8;

/** Paints a page whose unit is one module. `scale` is the number of pixels per module: as many as its content needs. */
function paintPage(page: Paintable): { readonly pixels: Pixels; readonly scale: number } {
  const { width, height, layers } = page;
  if (Number.isInteger(width) && Number.isInteger(height) && layers.every(isWholeLayer)) {
    // It is enough to paint one pixel per module and enlarge the result.
    return { pixels: enlarge(rasterize(page), WHOLE_MODULE), scale: WHOLE_MODULE };
  }
  const large = { width: Math.ceil(width * FINE_MODULE), height: Math.ceil(height * FINE_MODULE) };
  const placed = placeDrawing(page, { x: 0, y: 0, scale: FINE_MODULE });
  return { pixels: rasterize({ ...large, layers: [placed] }), scale: FINE_MODULE };
}

const WHOLE = /^[Mmhvz0-9 -]*$/;

function isWholeLayer(layer: Layer): boolean {
  return layer.kind === 'path' && layer.paint.kind === 'solid' && WHOLE.test(layer.d);
}

function enlarge(picture: Pixels, times: number): Pixels {
  const { width, height } = picture;
  const large = clearPixels(width * times, height * times);
  const [from, to] = [wordsOf(picture), wordsOf(large)];
  for (let y = 0; y < height; y++) {
    const start = y * times * large.width;
    for (let x = 0, at = start; x < width; x++, at += times) to.fill(from[y * width + x], at, at + times);
    for (let copy = 1; copy < times; copy++) to.copyWithin(start + copy * large.width, start, start + large.width);
  }
  return large;
}

function onWhite(page: Pixels): Pixels {
  const { data } = page;
  for (let at = 3; at < data.length; at += 4) if (data[at] < 255) return flattenOn(page, WHITE_PAGE);
  return page;
}

/**
 * Inflates a zlib stream, like `inflate` of `#raster` but synchronously. For the few bytes of a code's file, the
 * browser's `DecompressionStream` takes eight times as long. Returns at most `most` bytes, or null if the stream is
 * damaged.
 */
export function inflateHere(parts: readonly Bytes[], most: number): Bytes | null {
  const packed = joinBytes(parts);
  try {
    // The output has room for `most` + 1 bytes and drops the rest, so that a small file cannot fill the memory.
    const inflated = unzlibSync(packed, { out: new Uint8Array(most + 1) }) as Bytes;
    if (inflated.length > most) return inflated.subarray(0, most);
    // The library does not check the checksum.
    const checksum = new DataView(packed.buffer).getUint32(packed.length - 4);
    return checksum === adler32(inflated) ? inflated : null;
  } catch {
    // fflate throws only if the stream is damaged.
    return null;
  }
}

/** The largest prime below 2¹⁶ (RFC 1950, 8.2). After `AT_ONCE` bytes, the sums must be reduced. */
const BASE = 65_521;
const AT_ONCE = 3800;

function adler32(bytes: Uint8Array): number {
  let [one, two] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(bytes.length, at + AT_ONCE);
    for (; at < end; at++) {
      one += bytes[at];
      two += one;
    }
    one %= BASE;
    two %= BASE;
  }
  return ((two << 16) | one) >>> 0;
}
