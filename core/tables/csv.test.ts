import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  cellText,
  guardCell,
  guessDelimiter,
  readCsv,
  replaceRecord,
  separatorLine,
  unguardCell,
  writeCsvRecord,
} from './csv.ts';

describe('readCsv', () => {
  it.each<[string, string[][]]>([
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\n3,4\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['"a\r\nb",c', [['a\r\nb', 'c']]],
    ['"a ""b""",""', [['a "b"', '']]],
    ['a,', [['a', '']]],
    [',\n', [['', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    [
      '"a"b,c\nd,e',
      [
        ['"a"b', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      '"a,b\nc,d',
      [
        ['"a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['', []],
  ])('reads %j', (text, records) => {
    expect(readCsv(text, ',').records).toEqual(records);
  });

  it('reads the same records as Papa Parse if all lines end in the same way', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ';', ' '), maxLength: 5 });
    const quoted = plain.map((text) => `"${text.replaceAll('"', '""')}"`);
    const bare = fc.string({ unit: fc.constantFrom('a', ';', ' ', '1'), maxLength: 4 });
    const record = fc.array(fc.oneof(quoted, bare), { minLength: 1, maxLength: 4 }).map((cells) => cells.join(','));
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (lines) => {
        const text = lines.join('\n');
        fc.pre(!text.endsWith('\n'));
        const expected = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' }).data;
        // Papa Parse returns a record for an empty last line.
        if (lines.at(-1) === '') expected.pop();
        expect(readCsv(text, ',').records).toEqual(expected);
      }),
    );
  });

  it('stops after the requested number of records', () => {
    expect(readCsv('a\nb\nc', ',', 2).records).toEqual([['a'], ['b']]);
  });

  it('lists each record in which a cell begins with a quotation mark but does not end with the closing one', () => {
    expect(readCsv('"a,b\n"c"\n"d"e,"f\ng', ',').strayQuotes).toEqual([0, 2]);
    expect(readCsv('"a', '').strayQuotes).toEqual([]);
  });

  it('reads 16,384 columns, as many as Excel has, and no more', () => {
    expect(readCsv(`${','.repeat(16_383)}a`, ',').records[0]).toHaveLength(16_384);
    expect(() => readCsv(`${','.repeat(16_384)}a`, ',')).toThrow('too-many-cells');
  });
});

describe('the guessed delimiter', () => {
  it.each(
    Object.entries({
      'Name;Price\nTea;1,20\nCake;2,50\n': ';',
      'Name\tNote\nA\tone, two\nB\tthree; four, five\n': '\t',
      '"a,b";c\n"d,e";f': ';',
      'https://example.com/a,b\nhttps://example.com/c\nhttps://example.com/d': '',
      'a|b\nc|d': '|',
      // Blank lines do not count.
      'a,b\n\n\n\n': ',',
      // More than half of the records must have the same number of cells.
      'a,b\nc,d\ne\nf': '',
      'a,b\nc,d\ne,f\ng\nh': ',',
      // Comma and semicolon each give all records the same number of cells, and the comma gives more cells.
      'a,b,c;d\ne,f,g;h': ',',
      // The comma gives all records the same number of cells, the semicolon only most of them.
      'a;b;c,d\ne;f;g,h\ni;j,k': ',',
    }),
  )('of %j is %j', (text, delimiter) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });

  it.each([
    ['sep=;\r\na;b', { delimiter: ';', length: 7 }],
    ['sep=,\ra', { delimiter: ',', length: 6 }],
    ['sep=|', { delimiter: '|', length: 5 }],
    ['SEP=\t\na', { delimiter: '\t', length: 6 }],
    ['sep=x\na', null],
    ['a\nsep=;', null],
  ])('is read from the first line of %j', (text, expected) => {
    expect(separatorLine(text)).toEqual(expected);
  });
});

describe('guardCell', () => {
  it.each(['=A1', '+49 30 1', '-1', '@x', '\tx', '\rx', '\nx', "'=A1", "''+1"])('guards %j', (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
  });

  it.each(['', "'", "'a", 'a=b', ' =A1', '1'])('leaves %j unchanged', (cell) => {
    expect(guardCell(cell)).toBe(cell);
  });

  it('is undone by unguardCell', () => {
    const cells = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a'), maxLength: 5 });
    fc.assert(fc.property(cells, (cell) => unguardCell(guardCell(cell)) === cell));
  });
});

it.each([
  ['="00123"', '00123'],
  ['="a ""b"""', 'a "b"'],
  ['="a"b"', '="a"b"'],
  ['=A1', '=A1'],
  ["'=A1", '=A1'],
  ["'a", "'a"],
])('the cell %s stands for the text %s', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

describe('replaceRecord', () => {
  it.each([
    ['sep=;\r\nName;Link\r\n"A";1\r\nB;2', ';', 2, ['A;a', '3'], 'sep=;\r\nName;Link\r\n"A;a";3\r\nB;2'],
    ['\uFEFFa\nb', '', 2, ['c\nd'], '\uFEFFa\nc d'],
    ['a\tb\n', '\t', 1, ["'=A1", '"'], '\'\'=A1\t""""\n'],
  ] as const)('changes only one record of %j', (text, delimiter, number, cells, changed) => {
    expect(replaceRecord(text, delimiter, number, cells)).toBe(changed);
  });

  it('writes cells that are read back, and refuses a record that is not there', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', "'", '=', ' ') });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1 }),
        fc.nat(),
        fc.tuple(cell, cell),
        (rows, at, cells) => {
          const text = rows.map((row) => writeCsvRecord(row, { delimiter: ',', lineEnd: '\n' })).join('');
          const number = 1 + (at % rows.length);
          const { records } = readCsv(replaceRecord(text, ',', number, cells), ',');
          expect(records.map((record) => record.map(cellText))).toEqual(rows.with(number - 1, cells));
        },
      ),
    );
    expect(() => replaceRecord('a\n', ',', 2, ['b'])).toThrow(RangeError);
  });
});

describe('writeCsvRecord', () => {
  const COMMA = { delimiter: ',', lineEnd: '\r\n' } as const;

  it.each([
    [['a', ' b ', ''], 'a, b ,'],
    [['a,b', 'c"d', 'e\nf', 'g\rh'], '"a,b","c""d","e\nf","g\rh"'],
    [['a;b'], 'a;b'],
    [['=A1', '-5'], "'=A1,'-5"],
    [['SEP=;'], '"SEP=;"'],
    [[''], '""'],
  ])('quotes only the cells that need it: %j', (cells, line) => {
    expect(writeCsvRecord(cells, COMMA)).toBe(`${line}\r\n`);
  });

  it('writes the delimiter and the line end of its dialect, and quotes all cells if the dialect says so', () => {
    expect(writeCsvRecord(['a', 'b;c'], { delimiter: ';', lineEnd: '\n' })).toBe('a;"b;c"\n');
    expect(writeCsvRecord(['a', ''], { ...COMMA, quotesAll: true })).toBe('"a",""\r\n');
  });
});
