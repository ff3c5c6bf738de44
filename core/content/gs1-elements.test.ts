import { expect, it } from 'vitest';
import { gs1Elements } from './gs1-elements.ts';

/** The examples of the GS1 General Specifications and of public reports, with GS as `^`. */
it.each([
  ['0110012345678902', '(01)10012345678902'], // ZXing.Net #267
  ['01095060001343521724070110ABC^21XYZ', '(01)09506000134352(17)240701(10)ABC(21)XYZ'],
  ['010859506093317421183802357928^1723113010GA9711', '(01)08595060933174(21)183802357928(17)231130(10)GA9711'], // zxing-android-embedded #756
  ['3103001750^392512345', '(3103)001750(3925)12345'],
  ['8110106141416543213150110000310123196000', '(8110)106141416543213150110000310123196000'],
  ['4101234567890128', '(410)1234567890128'],
  ['00123456789012345675', '(00)123456789012345675'],
])('takes %s apart', (message, elements) => {
  const found = gs1Elements(message.replaceAll('^', '\x1d'));
  expect(found?.map(({ identifier, value }) => `(${identifier})${value}`).join('')).toBe(elements);
});

it.each(['', '0112345', '10', 'https://example.com', '5012345', '01^1234567890123', '23A'])(
  'returns null for %j, which does not follow the rules',
  (message) => {
    expect(gs1Elements(message.replaceAll('^', '\x1d'))).toBeNull();
  },
);
