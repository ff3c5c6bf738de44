import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pixelFacts, printFacts } from './print-size.ts';

it('tells the width of a module and the distance of ten times the size', () => {
  const facts = printFacts(25, { margin: 4, mm: 30 });
  expect(facts.moduleWidth).toBeCloseTo(0.909, 3);
  expect(facts.distance).toBe(300);
  expect(facts.fault).toBeNull();
});

it.each([
  // 40 cells: 16 mm give modules of 0.4 mm, 10 mm such of 0.25 mm.
  [16, null],
  [15.9, 'small'],
  [10, 'small'],
  [9.9, 'smeared'],
] as const)('warns of modules that %d mm make too narrow: %s', (mm, fault) => {
  expect(printFacts(32, { margin: 4, mm })).toMatchObject({ fault, leastGood: 10, least: 16 });
});

const BY_PIXELS = { margin: 4, isByPixels: true, mm: 30, dpi: 300 } as const;
const BY_SIZE = { ...BY_PIXELS, isByPixels: false, pixels: 1200 } as const;

it('has whole pixels for each module, as near to what is wanted as can be, one at least', () => {
  expect(pixelFacts(25, { ...BY_PIXELS, pixels: 354 })).toEqual({ scale: 11, side: 363, dpi: null });
  expect(pixelFacts(25, { ...BY_PIXELS, pixels: 346 })).toEqual({ scale: 10, side: 330, dpi: null });
  expect(pixelFacts(177, { ...BY_PIXELS, pixels: 100 })).toEqual({ scale: 1, side: 185, dpi: null });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 100, max: 10_000 }), (version, pixels) => {
      const modules = 17 + 4 * version;
      const { scale, side } = pixelFacts(modules, { ...BY_PIXELS, pixels });
      expect(side).toBe(scale * (modules + 8));
      expect(side).toBeLessThanOrEqual(10_000);
      if (pixels >= modules + 8 && pixels <= 9800) {
        expect(Math.abs(side - pixels)).toBeLessThanOrEqual((modules + 8) / 2);
      }
    }),
  );
});

it('is as large in print as was chosen, to the last pixel', () => {
  const { side, dpi } = pixelFacts(25, BY_SIZE);
  expect(side).toBe(363);
  expect((side / (dpi as number)) * 25.4).toBeCloseTo(30, 9);
});

it('stays within ten thousand pixels, and says which density that leaves', () => {
  const { side, dpi } = pixelFacts(25, { ...BY_SIZE, mm: 1000, dpi: 2400 });
  expect(side).toBe(9999);
  expect(dpi).toBeCloseTo(253.97, 1);
});
