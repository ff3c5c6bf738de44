import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { BYTE_ORDER_MARK, type CsvDialect, writeCsvRecord } from './csv.ts';
import { readTable } from './read-table.ts';
import { DELIMITERS, type TableEncoding } from './table.ts';

const SAMPLES = join(import.meta.dirname, 'samples');

describe('readTable returns the table described in the JSON file of a sample', () => {
  it.each(readdirSync(SAMPLES).filter((name) => name.endsWith('.json')))('%s', async (name) => {
    const expected = JSON.parse(readFileSync(join(SAMPLES, name), 'utf8'));
    const bytes = new Uint8Array(readFileSync(join(SAMPLES, name.replace(/\.json$/, ''))));
    const { table, recognized, damage } = await readTable(bytes);
    expect(recognized).toMatchObject(expected.recognized);
    expect(table.columns).toEqual(expected.columns);
    const rows = table.rows.map(({ number, cells }) => ({ number, cells: padTo(cells, table.columns.length) }));
    expect(rows).toEqual(
      expected.rows.map(({ number, cells }: { number: number; cells: string[] }) => ({
        number,
        cells: padTo(cells, table.columns.length),
      })),
    );
    expect(damage).toEqual(expected.damage);
    const faults = table.rows.flatMap(({ number, fault }) => (fault ? { number, ...fault } : []));
    expect(faults).toEqual(expected.faults ?? []);
  });
});

function padTo(cells: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, index) => cells[index] ?? '');
}

describe('a hint overrides what readTable recognizes:', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('the delimiter', async () => {
    const text = 'a,b;c\n1,2;3\n';
    expect((await readTable(text, { delimiter: ';' })).table.columns).toEqual(['a,b', 'c']);
    expect((await readTable(text, { delimiter: '', headerRow: 1 })).table.columns).toEqual(['a,b;c']);
    expect((await readTable(`sep=,\n${text}`, { delimiter: ';' })).table.columns).toEqual(['a,b', 'c']);
  });

  it('the header', async () => {
    const { table } = await readTable('Name,Class\nAnna,3b\n', { headerRow: 0 });
    expect(table.columns).toEqual(['A', 'B']);
    expect(table.rows.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('the encoding', async () => {
    const { table } = await readTable(bytes('ä;b\n1;2\n'), { encoding: 'windows-1252', headerRow: 1 });
    expect(table.columns).toEqual(['Ã¤', 'b']);
  });

  it('the sheet', async () => {
    const file = new Uint8Array(readFileSync(join(SAMPLES, 'several-sheets.xlsx')));
    const { table, recognized } = await readTable(file, { sheet: 1 });
    expect([recognized.sheet, table.rows[0].cells]).toEqual([1, ['Only a note']]);
  });
});

describe('readTable refuses', () => {
  it.each<[string, Uint8Array<ArrayBuffer> | string, string]>([
    ['an empty file', new Uint8Array(), 'empty'],
    ['nothing but blank lines', '\n \n', 'empty'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2]), 'binary'],
    ['the beginning of an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'damaged'],
    ['the beginning of an archive', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), 'damaged'],
    ['a row with too many columns', ','.repeat(17_000), 'too-many-cells'],
  ])('%s', async (_, source, code) => {
    await expect(readTable(source)).rejects.toMatchObject({ name: 'TableError', code });
  });

  it('a pasted text of more than 200 million characters', async () => {
    await expect(readTable(' '.repeat(200_000_001))).rejects.toMatchObject({ code: 'too-large' });
  });
});

const dialects: fc.Arbitrary<CsvDialect> = fc.record({
  delimiter: fc.constantFrom(',' as const, ';' as const, '\t' as const, '|' as const),
  lineEnd: fc.constantFrom('\r\n' as const, '\n' as const, '\r' as const),
  quotesAll: fc.boolean(),
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc
    .array(
      fc.constantFrom('"', '""', ',', ';', '\t', '|', '\r', '\n', '\r\n', '=', '="0"', '+', '-', '@', "'", ' ', 'a'),
      {
        maxLength: 6,
      },
    )
    .map((parts) => parts.join('')),
);

/**
 * The encodings that a file may have, each with a function that writes a text in it. The last one, which spreadsheets
 * on Windows write, can encode only few characters.
 */
const FILES: readonly {
  readonly encoding: TableEncoding;
  readonly hint?: TableEncoding;
  readonly bytesOf: (text: string) => Uint8Array;
}[] = [
  { encoding: 'utf-8', bytesOf: (text) => Buffer.from(BYTE_ORDER_MARK + text) },
  { encoding: 'utf-8', hint: 'utf-8', bytesOf: (text) => Buffer.from(text) },
  { encoding: 'utf-16le', bytesOf: (text) => Buffer.from(BYTE_ORDER_MARK + text, 'utf16le') },
  { encoding: 'utf-16be', bytesOf: (text) => Buffer.from(BYTE_ORDER_MARK + text, 'utf16le').swap16() },
  {
    encoding: 'windows-1252',
    hint: 'windows-1252',
    bytesOf: (text) => Buffer.from(text.replaceAll('€', '\x80').replaceAll('œ', '\x9C'), 'latin1'),
  },
];

it('readTable returns what writeCsvRecord wrote, in every dialect and encoding', async () => {
  const filled = fc
    .array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 })
    .filter((rows) => rows.every((row) => row.some((text) => text.trim() !== '')));
  await fc.assert(
    fc.asyncProperty(filled, dialects, fc.option(fc.constantFrom(...FILES)), async (all, dialect, file) => {
      const isSmall = file?.encoding === 'windows-1252';
      const rows = isSmall ? all.map((row) => row.map((text) => text.replace(/[^\t-~\xA0-ÿœ€]/g, '€'))) : all;
      const text = rows.map((row) => writeCsvRecord(row, dialect)).join('');
      const source = file ? Uint8Array.from(file.bytesOf(text)) : BYTE_ORDER_MARK + text;
      const hints = { delimiter: dialect.delimiter, headerRow: 0, ...(file?.hint && { encoding: file.hint }) };
      const { table, recognized } = await readTable(source, hints);
      expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
      expect(table.rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      expect(recognized.encoding).toBe(file?.encoding ?? null);
    }),
    { seed: 23 },
  );
});

it('readTable fails only with a TableError, whatever the bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...DELIMITERS), async (bytes, delimiter) => {
      const file = Uint8Array.from([...(bytes[0] > 128 ? [0x50, 0x4b, 3, 4] : []), ...bytes]);
      const read = await readTable(file, { delimiter }).catch((error: unknown) => error);
      expect(read instanceof Error ? read.name : 'table').toMatch(/^(?:table|TableError)$/);
    }),
  );
});

describe('reading takes time proportional to the size of the table', { tags: 'timed' }, () => {
  it.each([
    ['quotation marks that are never closed', '"a,b\n'],
    ['damaged numbers', '4.9E+11,2-Jan,1234567890123450,=A1\n'],
  ])('%s', async (_, line) => {
    // Even reading half of a text of this length needs more memory than JavaScript uses before its first garbage
    // collection. So both measurements, that of the half and that of the whole, include collections.
    const text = (size: number) => `Name\nAnna\n${line.repeat(Math.ceil(size / line.length))}`.slice(0, size);
    await expectLinear(1_200_000, text, (input) => readTable(input, { delimiter: ',' }));
  });

  it('columns that all have the same name', async () => {
    await expectLinear(
      16_000,
      (size) => `${'a,'.repeat(size / 2)}\n`,
      (input) => readTable(`${input}${input}`, { headerRow: 1 }),
    );
  });

  // In windows-1251, E0 is a letter. The detector is given at most 100,000 bytes.
  it('a long word in another alphabet', () =>
    expectLinear(
      100_000,
      (size) => new Uint8Array(size).fill(0xe0),
      (input) => readTable(input),
    ));
});

const utf16 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'utf16le'));
const swapped = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());

it.each<[string, Uint8Array<ArrayBuffer>, TableEncoding, string]>([
  ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8', 'a'],
  ['UTF-8 without a byte order mark', Uint8Array.of(0xc3, 0xa4), 'utf-8', 'ä'],
  [
    'windows-1252',
    Uint8Array.from(Buffer.from('M\xFCller 10 \x80 \x84M\xE4rz\x93', 'latin1')),
    'windows-1252',
    'Müller 10 € „März“',
  ],
  ['UTF-16 with a byte order mark', utf16('\uFEFFŁa'), 'utf-16le', 'Ła'],
  ['swapped UTF-16 with a byte order mark', swapped('\uFEFFŁa'), 'utf-16be', 'Ła'],
  ['UTF-16, half of which is Latin', utf16('Ła'), 'utf-16le', 'Ła'],
  ['swapped UTF-16, half of which is Latin', swapped('Ła'), 'utf-16be', 'Ła'],
])('readTable recognizes %s', async (_, bytes, encoding, text) => {
  const { table, recognized } = await readTable(bytes, { headerRow: 0 });
  expect([recognized.encoding, table.rows[0].cells]).toEqual([encoding, [text]]);
});

it.each<[TableEncoding, string, string]>([
  // Each text was encoded with Python's codecs.
  ['gb18030', 'w/uzxizBtL3TCrrsydXI4ixodHRwczovL2V4YW1wbGUuY29tLzEK', '名称,链接\n红烧肉,https://example.com/1\n'],
  [
    'big5',
    'qW2mVyy5cbjcCqT9pHCp+iwwMiAxMjM0IDU2NzgKs6+s/MRSLDAyIDg3NjUgNDMyMQo=',
    '姓名,電話\n王小明,02 1234 5678\n陳美麗,02 8765 4321\n',
  ],
  [
    'euc-kr',
    'wMy4pyzA/MitCrHow7a89iwwMi0xMjMtNDU2NwrAzL+1yPEsMDItNzY1LTQzMjEK',
    '이름,전화\n김철수,02-123-4567\n이영희,02-765-4321\n',
  ],
  ['windows-1251', 'yOz/O8Pu8O7kCsji4O07zO7x6uLgCg==', 'Имя;Город\nИван;Москва\n'],
  ['windows-1253', 'vO3v7OE70Pzr5wrD6f7x4+/yO8Ho3u3hCg==', 'Όνομα;Πόλη\nΓιώργος;Αθήνα\n'],
  ['windows-1250', 'aW1p6jttaWFzdG8Ko3VrYXN6O6PzZJ8Kr2FuZXRhO0dkYfFzawo=', 'imię;miasto\nŁukasz;Łódź\nŻaneta;Gdańsk\n'],
  [
    'windows-1252',
    'Tm9tYnJlO0NpdWRhZApHUkVHT1JJTyBCRVJOQULJIMFMVkFSRVo7TcFMQUdBCg==',
    'Nombre;Ciudad\nGREGORIO BERNABÉ ÁLVAREZ;MÁLAGA\n',
  ],
  ['windows-1252', 'Tm9tZTtDaXR04ApOaWNjb2zyO0ZvcmzsCg==', 'Nome;Città\nNiccolò;Forlì\n'],
])('readTable recognizes %s', async (encoding, base64, text) => {
  const read = await readTable(Uint8Array.from(Buffer.from(base64, 'base64')));
  expect(read.recognized.encoding).toBe(encoding);
  expect(read.table).toEqual((await readTable(text)).table);
});

it('readTable returns how the first rows that are more than ASCII read in each encoding', async () => {
  const bytes = Uint8Array.from(Buffer.from(`No,Name,Ort\n1,Ann,Ulm\n2,Zo\xEB,Ulm\n3,Eva,K\xF6ln\n`, 'latin1'));
  const { readings } = (await readTable(bytes)).recognized;
  expect(readings['windows-1252']).toEqual(['2,Zoë,Ulm', '3,Eva,Köln']);
  expect(readings['windows-1251']).toEqual(['2,Zoл,Ulm', '3,Eva,Kцln']);
  const japanese = new Uint8Array(readFileSync(join(SAMPLES, 'csv-shift-jis.csv')));
  expect((await readTable(japanese)).recognized.readings.shift_jis).toEqual([
    '番号,名前,住所',
    '1,山田太郎,東京都千代田区',
    '2,髙橋花子,大阪市北区',
  ]);
  const cook = `é${'x'.repeat(22)}👩‍🍳`;
  const cut = (await readTable(new TextEncoder().encode(`${cook}y\n`))).recognized.readings['utf-8'];
  expect(cut).toEqual([cook]);
  const utf16 = Uint8Array.from(Buffer.from('\uFEFFName\tOrt\nZoë\tUlm\n', 'utf16le'));
  expect((await readTable(utf16)).recognized.readings['utf-16le']).toEqual(['Zoë Ulm']);
  expect((await readTable(new TextEncoder().encode('a,b\n1,2\n'))).recognized.readings).toEqual({});
});

it('one bad byte spoils one character, not the file', async () => {
  const bytes = Buffer.concat([Buffer.from('Name,Ort\nZoë,Köln\nM'), Buffer.of(0xfc), Buffer.from('ller,Zürich\n')]);
  const { table, recognized, damage } = await readTable(Uint8Array.from(bytes));
  expect(recognized.encoding).toBe('utf-8');
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['Zoë', 'Köln'],
    ['M\uFFFDller', 'Zürich'],
  ]);
  expect(damage).toMatchObject([{ kind: 'unreadable', rows: [3] }]);
});

it('readTable decodes all characters of windows-1252', async () => {
  // https://encoding.spec.whatwg.org/index-windows-1252.txt
  const from80 =
    '20AC 0081 201A 0192 201E 2026 2020 2021 02C6 2030 0160 2039 0152 008D 017D 008F ' +
    '0090 2018 2019 201C 201D 2022 2013 2014 02DC 2122 0161 203A 0153 009D 017E 0178';
  const codes = from80.split(' ').map((hex) => Number.parseInt(hex, 16));
  const expected = Array.from({ length: 128 }, (_, k) => codes[k] ?? 0x80 + k);
  const { table } = await readTable(
    Uint8Array.from({ length: 128 }, (_, k) => 0x80 + k),
    { headerRow: 0, encoding: 'windows-1252' },
  );
  expect([...table.rows[0].cells[0]].map((character) => character.codePointAt(0))).toEqual(expected);
});
