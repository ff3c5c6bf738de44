import { expect, it } from 'vitest';
import { pdfNumbers, pdfText, writeTable } from './pdf-objects.ts';

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

it('the table marks a missing object as free, with the generation 65535, which forbids using its number again', () => {
  const text = latin1(writeTable([0, 17], 99, { catalog: '2 0 R', info: '2 0 R' }));
  expect(text).toContain('xref\n0 3\n0000000000 65535 f \n0000000000 65535 f \n0000000017 00000 n \ntrailer');
});

it('numbers have at most five decimals, and no exponent', () => {
  expect(pdfNumbers(1, -2.5, 1 / 3, 1e-7, 123456.123456)).toBe('1 -2.5 0.33333 0 123456.12346');
});

it('text is UTF-16 in hexadecimal digits, with a byte order mark', () => {
  expect(pdfText('aé😀')).toBe('<FEFF006100e9d83dde00>');
});
