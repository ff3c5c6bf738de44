import type { QrDesign } from '#design';
import { drawImage, edgeOf, gridSize, type ModuleGrid, PICTURE_SIZE, rasterize } from '#drawing';
import { isDark, type QrCode } from '#engine';
import { type GrayPicture, type Pixels, toGray, type UploadedImage } from '#raster';
import type { ModuleTones } from './module-tones.ts';

/**
 * The visitor's image on its white box, placed as in the picture of 400 × 400 pixels. The pixels around the box are
 * transparent.
 */
export interface Cover {
  readonly pixels: Pixels;
  /** The luma of the same pixels. */
  readonly luma: Float32Array;
  /** Distance of the centered box from the left and right edges of the picture, in pixels. */
  readonly marginX: number;
  /** The same from the upper and lower edges. */
  readonly marginY: number;
}

/** The luma that transparent pixels have in `Cover.luma`. */
const WHITE = 255;

/** The last cover of each image. A cover does not depend on the text, so it stays the same while the visitor types. */
const lastCovers = new WeakMap<Pixels, { readonly imageSize: number; readonly cover: Cover }>();

/**
 * Returns the image and its box where `drawQrCode` places them, which is the same for every code. If `imageSize` is the
 * same as in the last call with this image, the same object is returned.
 */
export function renderCover(design: QrDesign, image: UploadedImage): Cover {
  const last = lastCovers.get(image.pixels);
  if (last?.imageSize === design.imageSize) return last.cover;
  const cover = placeCover(design, image);
  lastCovers.set(image.pixels, { imageSize: design.imageSize, cover });
  return cover;
}

function placeCover(design: QrDesign, image: UploadedImage): Cover {
  const size = PICTURE_SIZE;
  const pixels = rasterize({ width: size, height: size, layers: drawImage(image, design, { start: 0, size }, true) });
  const isCovered = (pixel: number): boolean => pixels.data[4 * pixel + 3] > 0;
  const middle = size >> 1;
  let marginX = 0;
  let marginY = 0;
  while (!isCovered(middle * size + marginX)) marginX++;
  while (!isCovered(marginY * size + middle)) marginY++;
  return { pixels, luma: toGray(pixels, WHITE).luma, marginX, marginY };
}

/**
 * Returns a gray picture of the code with the cover's box on top of it. All dark modules have the tone `dark`. All
 * light modules and the quiet zone have the tone `light`.
 */
export function drawUnderCover(
  code: QrCode,
  cover: Cover,
  { dark, light }: ModuleTones,
  grid: ModuleGrid,
): GrayPicture {
  const size = gridSize(grid);
  const luma = new Float32Array(size * size).fill(light);
  const { edges, margin } = grid;
  for (let y = 0; y < code.size; y++) {
    const [top, bottom] = [edges[y + margin] * size, edges[y + margin + 1] * size];
    for (let x = 0; x < code.size; x++) {
      if (isDark(code, x, y)) luma.fill(dark, top + edges[x + margin], top + edges[x + margin + 1]);
    }
    for (let row = top + size; row < bottom; row += size) luma.copyWithin(row, top, top + size);
  }
  // The box hides everything under it.
  for (let y = cover.marginY; y < size - cover.marginY; y++) {
    const row = cover.luma.subarray(y * size + cover.marginX, (y + 1) * size - cover.marginX);
    luma.set(row, y * size + cover.marginX);
  }
  return { width: size, height: size, luma };
}

/**
 * Returns whether the box of the cover overlaps the square of 5 × 5 modules with module `x`, `y` in its middle. An
 * alignment pattern has this size. `grid` must be as large as the cover.
 */
export function isUnderCover(cover: Cover, grid: ModuleGrid, x: number, y: number): boolean {
  const isWithin = (module: number, edge: number): boolean =>
    edgeOf(grid, module + 3) > edge && edgeOf(grid, module - 2) < gridSize(grid) - edge;
  return isWithin(x, cover.marginX) && isWithin(y, cover.marginY);
}
