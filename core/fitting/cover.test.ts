import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { clearPixels, type UploadedImage } from '#raster';
import { isUnderCover, renderCover } from './cover.ts';

const SQUARE: UploadedImage = { pixels: clearPixels(8, 8), href: '' };

function designOf(imageSize: number): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', imageSize };
}

it('an alignment pattern counts as covered if the cover touches any of its 5 × 5 modules', () => {
  // Modules of 10 pixels, the first of which begins at 10. The cover begins 135 pixels from every edge of the picture.
  const edges = Array.from({ length: 41 }, (_, k) => 10 * k);
  const grid = { modules: 38, margin: 1, edges, isPixels: true };
  const cover = renderCover(designOf(30), SQUARE);
  expect([cover.marginX, cover.marginY]).toEqual([135, 135]);
  const seen = [9, 10, 27, 28].map((place) => [
    isUnderCover(cover, grid, place, 19),
    isUnderCover(cover, grid, 19, place),
  ]);
  expect(seen).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [false, false],
  ]);
});

it('renderCover returns the same object for the same image at the same size', () => {
  const cover = renderCover(designOf(30), SQUARE);
  expect(renderCover({ ...designOf(30), content: 'another' }, SQUARE)).toBe(cover);
  expect(renderCover(designOf(31), SQUARE)).not.toBe(cover);
});
