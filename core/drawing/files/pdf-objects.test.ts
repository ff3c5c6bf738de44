import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PdfObjects, pdfNumbers, pdfText, writeTable } from './pdf-objects.ts';

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

it('a file has a header, objects, and a table of their offsets', () => {
  const objects = new PdfObjects();
  const tree = objects.reserve();
  const catalog = objects.add(`<< /Pages ${tree} >>`);
  const info = objects.addStream('/Type /X', Uint8Array.of(0x80, 0x0a, 0xff));
  objects.fill(tree, '<< /Kids [] >>');
  expect([tree, catalog, info]).toEqual(['1 0 R', '2 0 R', '3 0 R']);
  expect(objects.all()).toHaveLength(3);
  const parts = [
    '%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n',
    '1 0 obj\n<< /Kids [] >>\nendobj\n',
    '2 0 obj\n<< /Pages 1 0 R >>\nendobj\n',
    '3 0 obj\n<< /Type /X /Length 3 >>\nstream\n\u0080\n\u00FF\nendstream\nendobj\n',
  ];
  const offsets = parts.map((_, k) => parts.slice(0, k).join('').length);
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 4\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size 4 /Root 2 0 R /Info 3 0 R >>\nstartxref\n${parts.join('').length}\n%%EOF\n`;
  expect(latin1(objects.write(catalog, info))).toBe(`${parts.join('')}${table}${trailer}`);
});

it('a compressed stream names its filter', async () => {
  const objects = new PdfObjects();
  await objects.addDeflated('', Uint8Array.of(1, 2, 3));
  await objects.addDeflated('/Type /X', Uint8Array.of(1, 2, 3));
  const [bare, typed] = objects.all();
  expect(bare.head).toBe(`<< /Filter /FlateDecode /Length ${bare.stream?.length} >>`);
  expect(typed.head).toBe(`<< /Type /X /Filter /FlateDecode /Length ${typed.stream?.length} >>`);
  expect([...inflateSync(bare.stream as Uint8Array)]).toEqual([1, 2, 3]);
});

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
