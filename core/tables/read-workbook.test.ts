import { type CellObject, CFB, utils, type WorkBook, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { readTable } from './read-table.ts';
import { readWorkbook } from './read-workbook.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const [OFFICE, PACKAGE, MAIN] = ['officeDocument/2006', 'package/2006', 'spreadsheetml/2006/main'].map(
  (path) => `http://schemas.openxmlformats.org/${path}`,
);

/** Returns the parts of a workbook with one sheet. `strings`, `styles` and `links` are parts that it names. */
function partsOf(rows: string, more: { strings?: string; styles?: string; after?: string; links?: string } = {}) {
  const named = Object.entries({ sharedStrings: more.strings, styles: more.styles }).filter(([, part]) => part);
  const override = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/relationships/${kind}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${named.map(([name]) => override(name, name)).join('')}</Types>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="One" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('s', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheetData>${rows}</sheetData>${more.after ?? ''}</worksheet>`,
    ...(more.links && {
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${more.links}</Relationships>`,
    }),
    ...Object.fromEntries(named.map(([name, part]) => [`xl/${name}.xml`, part ?? ''])),
  };
}

function zip(parts: Readonly<Record<string, string>>): Bytes {
  return Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, strToU8(part)]))),
  );
}

const cellsOf = (...book: Parameters<typeof partsOf>) => readWorkbook(zip(partsOf(...book))).rows;

/** A workbook of several sheets, each given by its rows, null for a hidden one. */
function bookOf(sheets: readonly { readonly rows?: unknown[][]; readonly isHidden?: boolean }[]): WorkBook {
  const book = utils.book_new();
  for (const [k, { rows = [] }] of sheets.entries()) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), `S${k}`);
  book.Workbook = { Sheets: sheets.map(({ isHidden }, k) => ({ name: `S${k}`, Hidden: isHidden ? 1 : 0 })) };
  return book;
}

const bytesOf = (book: WorkBook, bookType: Parameters<typeof write>[1]['bookType'] = 'xlsx'): Bytes =>
  new Uint8Array(write(book, { type: 'array', bookType }));

describe('readTable reads a table that is saved as', () => {
  const rows = [
    ['Name', 'Code'],
    ['Zoë', 'https://example.com/1'],
    ['李雷', 'https://example.com/2'],
  ];

  it.each(['xlsx', 'xlsm', 'xlsb', 'biff8', 'ods', 'fods', 'xlml', 'html'] as const)('%s', async (bookType) => {
    const { table } = await readTable(bytesOf(bookOf([{ rows }]), bookType));
    expect([table.columns, ...table.rows.map(({ cells }) => cells)]).toEqual(rows);
  });
});

it('texts in HTML stay as they are', async () => {
  const html =
    '<html><body><table><tr><td>Code</td><td>Name</td></tr><tr><td>007</td><td>Zoë</td></tr></table></body></html>';
  expect((await readTable(new TextEncoder().encode(html))).table.rows[0].cells).toEqual(['007', 'Zoë']);
});

describe('readWorkbook', () => {
  it.each([
    ['<row r="3"><c r="C3"><v>5</v></c></row>', [{ number: 3, cells: ['', '', '5'] }]],
    [
      '<row r="1"><c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c></row>',
      [{ number: 1, cells: ['ab'] }],
    ],
    ['<x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row>', [{ number: 1, cells: ['7'] }]],
    ['<row r="1"><c r="A1" t="str"><f>A1</f><v></v></c></row>', [{ number: 1, cells: [''] }]],
    ['<row r="1"><c r="A1"><f>A1</f></c></row>', [{ number: 1, cells: [''], fault: { kind: 'no-value', column: 0 } }]],
    ['<row r="1"><c r="A1"><f>A1</f><v>2</v></c></row>', [{ number: 1, cells: ['2'] }]],
    [
      '<row r="1"><c r="A1" t="e"><v>#N/A</v></c></row>',
      [{ number: 1, cells: [''], fault: { kind: 'error-value', column: 0 } }],
    ],
    [
      '<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c></row>',
      [{ number: 1, cells: ['TRUE', 'FALSE'] }],
    ],
    [
      '<row r="1"><c r="A1"><v>0.30000000000000004</v></c><c r="B1"><v>49123456789012</v></c></row>',
      [{ number: 1, cells: ['0.3', '49123456789012'] }],
    ],
  ])('reads %s', (rows, expected) => {
    expect(cellsOf(rows)).toEqual(expected);
  });

  it.each<[string, number, string]>([
    ['0000', 42, '0042'],
    ['"INV-"0000', 42, 'INV-0042'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5551234567, '(555) 123-4567'],
    ['0000\\/00', 202_607, '2026/07'],
    ['0%', 0.5, '50%'],
    ['_(* #,##0.00_)', 1234, '1,234.00'],
    ['dd\\.mm\\.yyyy', 45_983, '22.11.2025'],
    ['m/d/yy', 45_983, '2025-11-22'],
    ['m/d/yy', 59, '1900-02-28'],
    ['m/d/yy h:mm', 45_983.499_999, '2025-11-22 12:00'],
    ['hh:mm', 0.5, '12:00'],
  ])('shows a number with the format %s as the spreadsheet does', (format, value, text) => {
    const book = bookOf([{ rows: [[{ t: 'n', v: value, z: format } satisfies CellObject]] }]);
    expect(readWorkbook(bytesOf(book)).rows[0].cells).toEqual([text]);
  });

  it('shows a date whose format has points without escapes', () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>';
    expect(cellsOf('<row r="1"><c r="A1" s="0"><v>45983</v></c></row>', { styles })[0].cells).toEqual(['22.11.2025']);
  });

  it('counts dates from 1904 if the workbook does', () => {
    const book = bookOf([{ rows: [[{ t: 'n', v: 0, z: 'dd\\.mm\\.yyyy' }]] }]);
    book.Workbook = { WBProps: { date1904: true } };
    expect(readWorkbook(bytesOf(book)).rows[0].cells).toEqual(['01.01.1904']);
  });

  it('counts empty texts, and leaves phonetic readings out', () => {
    const text = (xml: string) => `<si>${xml}</si>`;
    const strings = `<sst><si/>${text('')}${text('<t/>')}${text('<t>山田</t><rPh sb="0" eb="2"><t>ヤマダ</t></rPh>')}</sst>`;
    const cells = [0, 1, 2, 3].map((k) => `<c r="${'ABCD'[k]}1" t="s"><v>${k}</v></c>`).join('');
    expect(cellsOf(`<row r="1">${cells}</row>`, { strings })[0].cells).toEqual(['', '', '', '山田']);
  });

  it('copies the value of merged cells into each of their rows', () => {
    const rows = [1, 2, 3].map((r) => `<row r="${r}"><c r="B${r}"><v>${r}</v></c></row>`).join('');
    const after = '<mergeCells><mergeCell ref="B1:C2"/></mergeCells>';
    const { rows: filled, damage } = readWorkbook(zip(partsOf(rows, { after })));
    expect(filled.map(({ cells }) => cells[1])).toEqual(['1', '1', '3']);
    expect(damage).toMatchObject([{ kind: 'merged', column: null, rows: [2], count: 1, sample: '1' }]);
  });

  it('leaves hidden rows and columns out, says so, and reads them if asked to', () => {
    const book = bookOf([
      {
        rows: [
          ['a', 'b', 'c'],
          ['d', 'e', 'f'],
          ['g', 'h', 'i'],
        ],
      },
    ]);
    Object.assign(book.Sheets.S0, { '!rows': [{}, { hidden: true }], '!cols': [{}, { hidden: true }] });
    const { rows, damage, hasHidden } = readWorkbook(bytesOf(book));
    expect(rows).toEqual([
      { number: 1, cells: ['a', 'c'] },
      { number: 3, cells: ['g', 'i'] },
    ]);
    expect(damage).toMatchObject([
      { kind: 'hidden-rows', rows: [2] },
      { kind: 'hidden-columns', sample: 'B' },
    ]);
    expect(hasHidden).toBe(true);
    const whole = readWorkbook(bytesOf(book), { showsHidden: true });
    expect([whole.rows.length, whole.rows[1].cells, whole.damage]).toEqual([3, ['d', 'e', 'f'], []]);
  });
});

describe('readTable adds a column', () => {
  it('for links behind cells, from relations and formulas, but not for links within the workbook', async () => {
    const text = (cell: string, value: string) => `<c r="${cell}" t="str"><v>${value}</v></c>`;
    const formula = '<c r="B3" t="str"><f>HYPERLINK("https://example.com/b","Soup")</f><v>Soup</v></c>';
    const rows = `<row r="1">${text('A1', 'No.')}${text('B1', 'Menu')}</row><row r="2"><c r="A2"><v>1</v></c>${text('B2', 'Salad')}</row><row r="3"><c r="A3"><v>2</v></c>${formula}</row><row r="4"><c r="A4"><v>3</v></c>${text('B4', 'Cake')}</row>`;
    const after = '<hyperlinks><hyperlink ref="B2" r:id="h"/><hyperlink ref="B4" location="Two!A1"/></hyperlinks>';
    const links = `<Relationship Id="h" Type="${OFFICE}/relationships/hyperlink" Target="https://example.com/a" TargetMode="External"/>`;
    const { table } = await readTable(zip(partsOf(rows, { after, links })));
    expect(table.columns).toEqual(['No.', 'Menu', 'Menu (link)']);
    expect(table.rows.map(({ cells }) => cells[2] ?? '')).toEqual([
      'https://example.com/a',
      'https://example.com/b',
      '',
    ]);
  });

  it('for dates that the spreadsheet shows in another order', async () => {
    const day = (v: number): CellObject => ({ t: 'n', v, z: 'dd\\.mm\\.yyyy hh:mm' });
    const { table } = await readTable(
      bytesOf(
        bookOf([
          {
            rows: [
              ['Door', 'Day'],
              [1, day(45_983.5)],
              [2, day(45_984)],
            ],
          },
        ]),
      ),
    );
    expect(table.columns).toEqual(['Door', 'Day', 'Day (date)']);
    expect(table.rows[0].cells).toEqual(['1', '22.11.2025 12:00', '2025-11-22 12:00']);
  });
});

describe('the sheets of a workbook', () => {
  const rows = [['x']];

  it.each([
    ['the first one that is visible and not empty', [{ isHidden: true, rows }, {}, { rows }], 2],
    ['the first visible one if all visible ones are empty', [{ isHidden: true, rows }, {}, {}], 1],
  ])('are not all read: by default, the table comes from %s', (_, sheets, index) => {
    const { recognized } = readWorkbook(bytesOf(bookOf(sheets)));
    expect([recognized.sheet, recognized.sheetNames]).toEqual([index, ['S0', 'S1', 'S2']]);
  });

  it('can be chosen, even if they are empty or hidden', () => {
    const book = bytesOf(bookOf([{ rows }, {}, { isHidden: true, rows }]));
    expect([1, 2].map((sheet) => readWorkbook(book, { sheet }).rows.length)).toEqual([0, 1]);
    expect(readWorkbook(book, { sheet: 9 }).recognized.sheet).toBe(0);
  });
});

describe('readTable, given a workbook,', () => {
  const header = '<row r="1"><c r="A1" t="str"><v>Name</v></c><c r="B1" t="str"><v>Link</v></c></row>';

  it('keeps a row whose formula has no result, and drops a row without any text or formula', async () => {
    const rows = `${header}<row r="2"><c r="A2"><f>A1</f></c></row><row r="3"><c r="A3" t="str"><v> </v></c></row><row r="4"><c r="A4"><v>1</v></c></row>`;
    const { table } = await readTable(zip(partsOf(rows)));
    expect(table.rows).toEqual([
      { number: 2, cells: [''], fault: { kind: 'no-value', column: 0 } },
      { number: 4, cells: ['1'] },
    ]);
  });

  it('accepts an empty sheet', async () => {
    expect(await readTable(zip(partsOf('')))).toMatchObject({ table: { columns: [], rows: [] }, damage: [] });
  });
});

describe('is refused: a workbook', () => {
  const row = (cell: string, type = '') => `<row r="1"><c r="${cell}"${type}><v>1</v></c></row>`;
  const parts = partsOf(row('A1', ' t="s"'), {
    strings: '<sst><si><t>a</t></si><si><t>b</t></si></sst>',
    styles: '<styleSheet/>',
  });
  const without = (path: string) => zip(Object.fromEntries(Object.entries(parts).filter(([name]) => name !== path)));
  const compound = (names: readonly string[]) => {
    const file = CFB.utils.cfb_new();
    for (const name of names) CFB.utils.cfb_add(file, name, Buffer.alloc(600, 1));
    return new Uint8Array(CFB.write(file, { type: 'array' }) as unknown as ArrayLike<number>);
  };
  /** Declares `size` as the size of the files in the archive, from a file on. */
  const declaring = (bytes: Bytes, size: number, from = 0) => {
    const view = new DataView(bytes.buffer);
    let file = 0;
    for (let at = 0; at + 46 <= bytes.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50 && file++ >= from) view.setUint32(at + 24, size, true);
    }
    return bytes;
  };

  it('is otherwise read', () => expect(readWorkbook(zip(parts)).rows[0].cells).toEqual(['b']));

  it.each<[string, Bytes, string]>([
    ['without its sheet', without('xl/worksheets/sheet1.xml'), 'damaged'],
    ['without its texts', without('xl/sharedStrings.xml'), 'damaged'],
    ['without its formats', without('xl/styles.xml'), 'damaged'],
    ['with a text that is not among its texts', zip({ ...parts, 'xl/sharedStrings.xml': '<sst/>' }), 'damaged'],
    ['that is another archive', zip({ 'content.xml': '<a/>' }), 'no-workbook'],
    ['that is cut off', zip(parts).slice(0, -30), 'damaged'],
    ['with a password', compound(['/EncryptionInfo', '/EncryptedPackage']), 'locked'],
    ['that is a Word document of 1997', compound(['/WordDocument']), 'no-workbook'],
    [
      'with a far cell in each row',
      zip(
        partsOf(
          Array.from({ length: 400 }, (_, k) => `<row r="${k + 1}"><c r="XFD${k + 1}"><v>1</v></c></row>`).join(''),
        ),
      ),
      'too-many-cells',
    ],
    ['with a cell beyond the last column', zip(partsOf(row('ZZZ1'))), 'too-many-cells'],
    [
      'with a row beyond the last one',
      zip(partsOf('<row r="1048577"><c r="A1048577"><v>1</v></c></row>')),
      'too-many-cells',
    ],
    ['that inflates to 4 GB, as it says itself', declaring(zip(parts), 4_000_000_000), 'too-large'],
    // Inflated first, the first file would be found damaged.
    [
      'that inflates to 4 GB, as its second file says',
      declaring(declaring(zip(parts), 10), 4_000_000_000, 1),
      'too-large',
    ],
    ['that inflates to more than it says', declaring(zip(parts), 10), 'damaged'],
  ])('%s', (_, bytes, code) => {
    expect(() => readWorkbook(bytes)).toThrow(expect.objectContaining({ name: 'TableError', code }));
  });

  it('whose merged cells overlap is read without delay', () => {
    const rows = Array.from({ length: 300 }, (_, k) => `<row r="${k + 1}"><c r="A${k + 1}"><v>1</v></c></row>`).join(
      '',
    );
    const after = `<mergeCells>${'<mergeCell ref="A1:A1048576"/>'.repeat(20_000)}</mergeCells>`;
    // No more than half a million cells are filled.
    expect(readWorkbook(zip(partsOf(rows, { after }))).damage).toMatchObject([{ kind: 'merged', count: 500_000 }]);
  });
});

it('a workbook is read in time proportional to its size', { tags: 'timed' }, async () => {
  const row = '<row><c t="s"><v>1</v></c><c t="str"><v>https://example.com/1</v></c><c><v>2</v></c></row>';
  await expectLinear(
    15_000,
    (size) => zip(partsOf(row.repeat(size), { strings: `<sst>${'<si><t>Li Wei</t></si>'.repeat(size)}</sst>` })),
    async (bytes) => readWorkbook(bytes),
  );
});
