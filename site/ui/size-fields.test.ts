import { expect, it } from 'vitest';
import { FILE_LIMITS } from '#design';
import { MOST_FILE_PIXELS } from '#making';
import { pixelFacts, printFacts } from './size-fields.tsx';

it('printFacts gives the width of a module in mm, and a reading distance of ten times the width of the code', () => {
  const facts = printFacts(25, { margin: 4, mm: 30 });
  expect(facts.moduleWidth).toBeCloseTo(0.909, 3);
  expect(facts.distance).toBe(300);
  expect(facts.fault).toBeNull();
});

it.each([
  // The code with its margin is 40 modules wide. Each module is 0.4 mm wide at 16 mm, and 0.25 mm wide at 10 mm.
  [16, null],
  [15.9, 'small'],
  [10, 'small'],
  [9.9, 'smeared'],
] as const)('printFacts finds the fault of a code that is %d mm wide: %s', (mm, fault) => {
  expect(printFacts(32, { margin: 4, mm })).toMatchObject({ fault, leastGood: 10, least: 16 });
});

it('printFacts finds faults by module width, not by the smallest sizes, which are rounded up to whole mm', () => {
  // 33 modules with the margin: at 0.25 mm each, they are 8.25 mm wide.
  expect(printFacts(25, { margin: 4, mm: 8.3 })).toMatchObject({ fault: 'small', leastGood: 9 });
  // At 0.4 mm each, they are 13.2 mm wide.
  expect(printFacts(25, { margin: 4, mm: 13.3 })).toMatchObject({ fault: null, least: 14 });
});

it('pixelFacts uses the size in pixels or the print size, whichever the visitor chose', () => {
  const choice = { margin: 4, mm: 30, dpi: 300, pixels: 1200 } as const;
  expect(pixelFacts(25, { ...choice, isByPixels: true })).toEqual({ scale: 36, side: 1188, dpi: null });
  expect(pixelFacts(25, { ...choice, isByPixels: false })).toMatchObject({ scale: 11, side: 363 });
  expect(FILE_LIMITS.pixels.max).toBe(MOST_FILE_PIXELS);
});
