import { expect, it } from 'vitest';
import { pixelFacts, printFacts } from './print-size.ts';
import { pixelText, printText, printWarning } from './size-words.ts';

it.each([
  [{ margin: 4, mm: 30 }, '0.9 mm per module. Scans from up to 30 cm away.'],
  [{ margin: 4, mm: 20 }, '0.6 mm per module. Scans from up to 25 cm away.'],
  [{ margin: 4, mm: 10 }, '0.3 mm per module.'],
  [{ margin: 1, mm: 1000 }, '37 mm per module. Scans from up to 10 m away.'],
  [{ margin: 2, mm: 123.4 }, '4.3 mm per module. Scans from up to 1.2 m away.'],
] as const)('printText describes the effect of %j', (choice, text) => {
  expect(printText(printFacts(25, choice))).toBe(text);
});

it('printText promises no distance at which the modules look too small', () => {
  // With its margin, the code of 65 modules is 73 modules wide, and each module is 0.41 mm wide.
  expect(printText(printFacts(65, { margin: 4, mm: 30 }))).toBe('0.4 mm per module. Scans from up to 26 cm away.');
  expect(printText(printFacts(57, { margin: 4, mm: 300 }))).toBe('4.6 mm per module. Scans from up to 3 m away.');
  expect(printText(printFacts(177, { margin: 4, mm: 300 }))).toBe('1.6 mm per module. Scans from up to 1 m away.');
});

it.each([
  [13.1, '0.39 mm per module.'],
  [13.2, '0.4 mm per module.'],
  [328, '9.9 mm per module.'],
  [346, '10 mm per module.'],
])('if 25 modules and their margin are printed %d mm wide, printText says %s', (mm, text) => {
  expect(printText(printFacts(25, { margin: 4, mm }))).toContain(text);
});

it('printWarning warns of a size that is too small, and names one that is large enough', () => {
  expect(printWarning(printFacts(25, { margin: 4, mm: 30 }))).toBeNull();
  expect(printWarning(printFacts(25, { margin: 4, mm: 10 }))).toMatch(/good printer\. .* 14 mm/);
  expect(printWarning(printFacts(57, { margin: 4, mm: 10 }))).toMatch(/run together.* 17 mm .* 26 mm/);
});

it('pixelText describes the size of a picture in pixels', () => {
  const choice = { margin: 4, isByPixels: false, mm: 30, dpi: 300, pixels: 1200 } as const;
  expect(pixelText(pixelFacts(25, choice))).toBe('363 × 363 pixels, 11 per module, 307 per inch.');
  expect(pixelText(pixelFacts(25, { ...choice, isByPixels: true }))).toBe('1,188 × 1,188 pixels, 36 per module.');
});
