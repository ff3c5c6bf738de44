import { expect, it } from 'vitest';
import { leastPrintSize, SMALLEST_MODULE, STANDARD_MARGIN, WOVEN_MODULE } from './print-size.ts';

it('the smallest print size is 0.4 mm per module of the code and its margin, rounded up to whole millimeters', () => {
  for (let version = 1; version <= 40; version++) {
    const tenths = 4 * (17 + 4 * version + 8);
    expect(leastPrintSize(17 + 4 * version)).toBe(Math.floor((tenths + 9) / 10));
  }
});

it.each([
  [21, undefined, 12],
  [53, undefined, 25],
  // 65 × 0.4 mm is exactly 26 mm, and 66 × 0.4 mm is a little more.
  [57, 4, 26],
  [58, 4, 27],
  [53, 1, 22],
])(
  'the smallest print size is rounded up to whole millimeters: %i modules with a margin of %s',
  (modules, margin, size) => {
    expect(leastPrintSize(modules, margin)).toBe(size);
  },
);

it('the smallest print size of codes with a woven image is 25, 33 and 41 mm in versions 6, 10 and 14', () => {
  expect([41, 57, 73].map((modules) => leastPrintSize(modules, STANDARD_MARGIN, WOVEN_MODULE))).toEqual([25, 33, 41]);
});

it('with the smaller modules of good printers, the smallest print size is smaller', () => {
  expect(leastPrintSize(25, 4, SMALLEST_MODULE)).toBe(9);
  expect(leastPrintSize(32, 4, SMALLEST_MODULE)).toBe(10);
  expect(leastPrintSize(33, 4, SMALLEST_MODULE)).toBe(11);
});
