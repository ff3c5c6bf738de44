import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode, type Mask, type QrCode } from '#engine';
import type { Pixels, UploadedImage } from '#raster';
import { errorBudget } from '#scanning/pixels';
import {
  type CoveredModules,
  drawUnderCover,
  isUnderCover,
  lostCodewords,
  moduleTones,
  readCovered,
  renderCover,
} from './cover.ts';

function flat(width: number, height: number, ...color: number[]): UploadedImage {
  const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) => color[i % 4]);
  return { pixels: { width, height, data }, href: '' };
}

function custom(imageSize: number, style: Partial<QrStyle> = {}): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', imageSize, style: { ...DEFAULT_STYLE, ...style } };
}

function draw(code: QrCode, design: QrDesign, image: UploadedImage): Pixels {
  return rasterize(drawQrCode(code, design, image));
}

function coveredOf(code: QrCode, design: QrDesign, image: UploadedImage): CoveredModules {
  return readCovered(renderCover(design, image), code, pixelGrid(code.size), moduleTones(design));
}

const anyPicture = fc.record({
  width: fc.integer({ min: 1, max: 60 }),
  height: fc.integer({ min: 1, max: 60 }),
  color: fc.constantFrom([0, 0, 0, 255], [255, 255, 255, 255], [200, 30, 30, 255], [255, 230, 80, 255], [0, 0, 0, 0]),
});

describe('readCovered and lostCodewords', () => {
  it('predict for each block as many lost codewords as the drawn picture has, or up to three more', () => {
    fc.assert(
      fc.property(
        anyPicture,
        fc.integer({ min: 10, max: 50 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 7 }),
        fc.boolean(),
        ({ width, height, color }, imageSize, minVersion, mask, isInverted) => {
          const picture = flat(width, height, ...color);
          const ink = isInverted ? ['#FFFFFF', '#101060'] : ['#202020', '#FFF8E0'];
          const [dark, light] = ink;
          const corners = { cornerSquaresColor: dark, cornerDotsColor: dark };
          const design = custom(imageSize, { foregroundColor: dark, backgroundColor: light, ...corners });
          const code = encode('ABC', { level: 'H', minVersion, mask: mask as Mask });
          const foretold = lostCodewords(code, coveredOf(code, design, picture));
          const grid = pixelGrid(code.size);
          const { blocks } = errorBudget({ code, picture: draw(code, design, picture), grid });
          for (const [index, { wrong }] of blocks.entries()) {
            expect(foretold[index]).toBeGreaterThanOrEqual(wrong);
            expect(foretold[index] - wrong).toBeLessThanOrEqual(3);
          }
        },
      ),
      { numRuns: 20, seed: 11 },
    );
  });

  it.each([
    [89, false, true],
    [90, true, true],
    [165, true, true],
    [166, true, false],
  ])(
    'decide by luma what is lost under the image: at luma %d, dark modules are lost: %s, light modules are lost: %s',
    (gray, isLostIfDark, isLostIfLight) => {
      const code = encode('ABC', { level: 'H' });
      const covered = coveredOf(code, custom(30), flat(8, 8, gray, gray, gray, 255));
      const middle = covered.x.findIndex((x, k) => x === 10 && covered.y[k] === 10);
      expect([covered.isLostIfDark[middle], covered.isLostIfLight[middle]]).toEqual([isLostIfDark, isLostIfLight]);
    },
  );
});

describe('drawUnderCover', () => {
  it('has the luma of the final picture', () => {
    const design = custom(34, { foregroundColor: '#204060', backgroundColor: '#FFF0D0' });
    const corners = { cornerSquaresColor: '#204060', cornerDotsColor: '#204060' };
    const image = flat(20, 14, 200, 80, 10, 255);
    const code = encode('ABC', { level: 'H', minVersion: 8 });
    const grid = pixelGrid(code.size);
    const { luma } = drawUnderCover(code, renderCover(design, image), moduleTones(design), grid);
    const { data } = draw(code, { ...design, style: { ...design.style, ...corners } }, image);
    const furthest = luma.reduce((most, value, k) => {
      const drawn = 0.299 * data[4 * k] + 0.587 * data[4 * k + 1] + 0.114 * data[4 * k + 2];
      return Math.max(most, Math.abs(value - drawn));
    }, 0);
    expect(furthest).toBeLessThan(1);
  });
});

describe('moduleTones', () => {
  it('returns the luma of dark and light modules', () => {
    expect(moduleTones(custom(30, { foregroundColor: '#FF0000', backgroundColor: '#00FF00' }))).toEqual({
      dark: expect.closeTo(76.245),
      light: expect.closeTo(149.685),
    });
    const gradient = { gradientType: 'linear', gradientColor1: '#000', gradientColor2: '#646464' } as const;
    expect(moduleTones(custom(30, { ...gradient, backgroundColor: '#333' }))).toEqual({
      dark: expect.closeTo(50),
      light: 255,
    });
  });
});

it('an alignment pattern counts as covered if the cover touches any of its 5 × 5 modules', () => {
  // Modules of 10 pixels, the first of which begins at 10. The cover begins 135 pixels from every edge of the picture.
  const edges = Array.from({ length: 41 }, (_, k) => 10 * k);
  const grid = { modules: 38, margin: 1, edges, isPixels: true };
  const cover = renderCover(custom(30), flat(8, 8, 0, 0, 0, 0));
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
