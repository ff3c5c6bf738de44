import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectLinear } from '#testing';
import { BYTE_ORDER_MARK, PLAIN_CSV, writeCsvRecord } from './csv.ts';
import { readTable } from './read-table.ts';
import { TableStream } from './stream-table.ts';

function readInPieces(text: string, size: number) {
  const stream = new TableStream();
  const rows = [];
  for (let at = 0; at < text.length; at += size) rows.push(...stream.push(text.slice(at, at + size)));
  rows.push(...stream.end());
  return { columns: stream.columns, rows };
}

const CELL = fc.string({ unit: fc.constantFrom('a', '7', '"', ',', ';', '\n', '\r', ' ', '='), maxLength: 8 });

test('a table read in pieces is the same as one read as a whole', { tags: 'deep' }, async () => {
  // Longer than the first piece, so that the cells lie in later ones.
  const head = `link,name\r\n${'https://example.com,x\r\n'.repeat(50_000)}`;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(CELL, CELL), { maxLength: 20 }),
      fc.integer({ min: 1, max: 40 }),
      async (cells, size) => {
        const text = BYTE_ORDER_MARK + head + cells.map((record) => writeCsvRecord(record, PLAIN_CSV)).join('');
        const stream = new TableStream();
        const rows = [...stream.push(text.slice(0, head.length))];
        for (let at = head.length; at < text.length; at += size) rows.push(...stream.push(text.slice(at, at + size)));
        rows.push(...stream.end());
        const { table } = await readTable(text);
        expect(rows.slice(-30)).toEqual(table.rows.slice(-30));
        expect(rows).toHaveLength(table.rows.length);
      },
    ),
    { numRuns: 20 },
  );
});

test('a short table without a header, and one with a separator line', async () => {
  for (const text of ['a\nb\nc', 'sep=;\nlink;n\nhttps://a.example;1\nhttps://b.example;2\n']) {
    const { table } = await readTable(text);
    expect(readInPieces(text, 3)).toEqual(table);
  }
  expect(() => readInPieces('\n \n', 2)).toThrow('No table: empty');
});

test('a record without end is refused, also in quotation marks', { tags: 'deep' }, () => {
  const head = `a,b\n${'1,2\n'.repeat(250_000)}`;
  for (const quote of ['', '"']) {
    const stream = new TableStream();
    stream.push(head);
    const piece = 'x\n'.repeat(quote === '' ? 0 : 500_000) + 'x'.repeat(1_000_000);
    stream.push(quote);
    expect(() => Array.from({ length: 10 }, () => stream.push(piece))).toThrow('too-large');
  }
});

test('the time grows no faster than the text', { tags: 'timed' }, async () => {
  await expectLinear(
    2_000_000,
    (size) => 'https://example.com/1,"a ""b"""\r\n'.repeat(size / 20),
    (text) => readInPieces(text, 65_536),
  );
});
