import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestPixelSize } from './make-file.ts';

it('nearestPixelSize returns the nearest size with a whole number of pixels per module, at least one', () => {
  expect(nearestPixelSize(25, 4, { pixels: 354 })).toEqual({ scale: 11, side: 363, dpi: null });
  expect(nearestPixelSize(25, 4, { pixels: 346 })).toEqual({ scale: 10, side: 330, dpi: null });
  expect(nearestPixelSize(177, 4, { pixels: 100 })).toEqual({ scale: 1, side: 185, dpi: null });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 100, max: 10_000 }), (version, pixels) => {
      const modules = 17 + 4 * version;
      const { scale, side } = nearestPixelSize(modules, 4, { pixels });
      expect(side).toBe(scale * (modules + 8));
      expect(side).toBeLessThanOrEqual(10_000);
      if (pixels >= modules + 8 && pixels <= 9800) {
        expect(Math.abs(side - pixels)).toBeLessThanOrEqual((modules + 8) / 2);
      }
    }),
  );
});

it('nearestPixelSize returns the larger of two equally near sizes', () => {
  // Half an inch at 693 dpi: 10.5 pixels for each of 33 modules.
  expect(nearestPixelSize(25, 4, { mm: 12.7, dpi: 693 }).scale).toBe(11);
});

it('nearestPixelSize keeps the exact size in print by adjusting the density', () => {
  const { side, dpi } = nearestPixelSize(25, 4, { mm: 30, dpi: 300 });
  expect(side).toBe(363);
  expect((side / (dpi as number)) * 25.4).toBeCloseTo(30, 9);
});

it('nearestPixelSize returns at most 10,000 pixels per side, with a lower density if necessary', () => {
  const { side, dpi } = nearestPixelSize(25, 4, { mm: 1000, dpi: 2400 });
  expect(side).toBe(9999);
  expect(dpi).toBeCloseTo(253.97, 1);
});
