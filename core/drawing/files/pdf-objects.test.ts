import { expect, it } from 'vitest';
import { pdfNumbers, pdfText } from './pdf-objects.ts';

it('numbers have at most five decimals, and no exponent', () => {
  expect(pdfNumbers(1, -2.5, 1 / 3, 1e-7, 123456.123456)).toBe('1 -2.5 0.33333 0 123456.12346');
});

it('text is UTF-16 in hexadecimal digits, with a byte order mark', () => {
  expect(pdfText('aé😀')).toBe('<FEFF006100e9d83dde00>');
});
