import { expect, it } from 'vitest';
import { leastPrintSize, SMALLEST_MODULE, STANDARD_MARGIN, WOVEN_MODULE } from './module-grid.ts';

it('the smallest print size is 0.4 mm per module of the code and its margin, rounded up to whole millimeters', () => {
  for (let version = 1; version <= 40; version++) {
    const tenths = 4 * (17 + 4 * version + 8);
    expect(leastPrintSize(17 + 4 * version)).toBe(Math.floor((tenths + 9) / 10));
  }
});

it('the smallest print size of codes with a woven image is 25, 33 and 41 mm in versions 6, 10 and 14', () => {
  expect([41, 57, 73].map((modules) => leastPrintSize(modules, STANDARD_MARGIN, WOVEN_MODULE))).toEqual([25, 33, 41]);
});

it('with the smaller modules of good printers, the smallest print size is smaller', () => {
  expect([25, 32, 33].map((modules) => leastPrintSize(modules, 4, SMALLEST_MODULE))).toEqual([9, 10, 11]);
});
