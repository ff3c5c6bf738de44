import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { readTable } from '../read-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { makeArchive, makeWorkbook } from './testing/make-archive.ts';

async function cellsOf(...book: Parameters<typeof makeWorkbook>) {
  return (await readWorkbook(makeWorkbook(...book))).rows;
}

describe('readWorkbook', () => {
  it.each([
    ['<row r="3"><c r="C3"><v>5</v></c></row>', [{ number: 3, cells: ['', '', '5'] }]],
    [
      '<row><c><v>1</v></c><c><v>2</v></c></row><row><c t="str"><v>x</v></c></row>',
      [
        { number: 1, cells: ['1', '2'] },
        { number: 2, cells: ['x'] },
      ],
    ],
    [
      '<row r="1"><c t="inlineStr"><is><t>a</t><r><t>b</t></r><rPh><t>c</t></rPh></is></c></row>',
      [{ number: 1, cells: ['ab'] }],
    ],
    ['<x:row r="1"><x:c><x:v>7</x:v></x:c></x:row>', [{ number: 1, cells: ['7'] }]],
    ['<row r="1"><c t="str"><f>A1</f><v></v></c></row>', [{ number: 1, cells: [''] }]],
    ['<row r="1"><c><f>A1</f></c></row>', [{ number: 1, cells: [''], fault: { kind: 'no-value', column: 0 } }]],
    [
      '<row r="1"><c t="e"><v>#N/A</v></c></row>',
      [{ number: 1, cells: [''], fault: { kind: 'error-value', column: 0 } }],
    ],
    [
      '<row r="1"><c t="s"><v>9</v></c><c t="str"><v>a_x000D_b_x0_</v></c></row>',
      [{ number: 1, cells: ['', 'a\rb_x0_'] }],
    ],
    ['<row r="99999999"><c><v>1</v></c></row>', [{ number: 1, cells: ['1'] }]],
    ['<row r="1048576"><c><v>1</v></c></row>', [{ number: 1_048_576, cells: ['1'] }]],
    ['<row r="1048577"><c><v>1</v></c></row>', [{ number: 1, cells: ['1'] }]],
    ['<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>', [{ number: 1, cells: ['TRUE', 'FALSE'] }]],
    ['<row r="2"/><row r="3"><c r="b3"><v>1</v></c></row>', [{ number: 3, cells: ['', '1'] }]],
    ['<row><c><f>A1</f><v>2</v></c></row>', [{ number: 1, cells: ['2'] }]],
    ['<row><c t="str"><v><![CDATA[a<b]]></v></c></row>', [{ number: 1, cells: ['a<b'] }]],
    [
      '<row><c><f>A1</f></c><c t="e"><v>#N/A</v></c></row><row><c t="e"><v>#N/A</v></c><c><f>A1</f></c></row>',
      [
        { number: 1, cells: ['', ''], fault: { kind: 'no-value', column: 0 } },
        { number: 2, cells: ['', ''], fault: { kind: 'error-value', column: 0 } },
      ],
    ],
  ])('reads %s', async (rows, expected) => {
    expect(await cellsOf(rows)).toEqual(expected);
  });

  it('follows references to strings and styles', async () => {
    const rows = '<row r="1"><c t="s"><v>1</v></c><c s="1"><v>45983</v></c></row>';
    const strings =
      '<si><t>no</t></si><si><r><t>Li </t></r><r><t xml:space="preserve">Wei</t></r><rPh><t>x</t></rPh></si>';
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="yyyy/mm/dd"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>';
    expect(await cellsOf(rows, { strings, styles })).toEqual([{ number: 1, cells: ['Li Wei', '2025-11-22'] }]);
  });

  it('copies the value of merged cells into each of their rows', async () => {
    const rows = [1, 2, 3].map((r) => `<row r="${r}"><c r="B${r}"><v>${r}</v></c></row>`).join('');
    const after = '<mergeCells><mergeCell ref="B1:C2"/><mergeCell ref="A1:XFD1048576"/></mergeCells>';
    const { rows: filled, damage } = await readWorkbook(makeWorkbook(rows, { after }));
    expect(filled.map(({ cells }) => cells)).toEqual([
      ['', '1'],
      ['', '1'],
      ['', '3'],
    ]);
    expect(damage).toMatchObject([{ kind: 'merged', column: null, rows: [2], count: 1, sample: '1' }]);
  });

  it('copies the value of merged cells into rows that end before them', async () => {
    const rows = '<row><c r="A1"><v>1</v></c><c r="C1"><v>2</v></c></row><row><c><v>3</v></c></row>';
    const [, second] = await cellsOf(rows, { after: '<mergeCell ref="C1:C2"/>' });
    expect(second.cells).toEqual(['3', '', '2']);
  });

  it.each(['1', 'true'])('counts dates from 1904 if the workbook has date1904="%s"', async (date1904) => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
    const book = makeArchive({
      'xl/workbook.xml': `<workbook><workbookPr date1904="${date1904}"/><sheets><sheet name="One" id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${type}" Target="one.xml"/></Relationships>`,
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/one.xml': '<worksheet><sheetData><row><c><v>0</v></c></row></sheetData></worksheet>',
    });
    expect((await readWorkbook(book)).rows).toEqual([{ number: 1, cells: ['1904-01-01'] }]);
  });
});

describe('the sheets of a workbook', () => {
  /** Returns a workbook whose sheets have these states and rows, in order. */
  function bookOf(sheets: readonly { readonly state?: string; readonly rows?: string; readonly target?: string }[]) {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
    const targetOf = (k: number): string => sheets[k].target ?? `worksheets/sheet${k}.xml`;
    const relations = sheets.map((_, k) => `<Relationship Id="r${k}" Type="${type}" Target="${targetOf(k)}"/>`);
    const list = sheets.map(({ state = 'visible' }, k) => `<sheet name="S${k}" state="${state}" r:id="r${k}"/>`);
    return makeArchive({
      'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="true"/><sheets>${list.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
      ...Object.fromEntries(
        sheets.map(({ rows = '' }, k) => [
          `xl/worksheets/sheet${k}.xml`,
          `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        ]),
      ),
    });
  }

  const filled = '<row><c><v>1</v></c></row>';

  it.each([
    ['the first one that is visible and not empty', [{ state: 'hidden', rows: filled }, {}, { rows: filled }], 2],
    ['the first visible one if all visible ones are empty', [{ state: 'veryHidden', rows: filled }, {}, {}], 1],
    ['the first one if all are hidden', [{ state: 'hidden' }, { state: 'hidden', rows: filled }], 0],
  ])('are not all read: by default, the table comes from %s', async (_, sheets, index) => {
    const { recognized } = await readWorkbook(bookOf(sheets));
    expect(recognized.sheet).toBe(index);
    expect(recognized.sheetNames).toEqual(sheets.map((_, k) => `S${k}`));
  });

  it('can be chosen, even if they are empty or hidden', async () => {
    const book = bookOf([{ rows: filled }, {}, { state: 'hidden', rows: filled }]);
    expect([(await readWorkbook(book, 1)).rows, (await readWorkbook(book, 2)).rows.length]).toEqual([[], 1]);
    expect((await readWorkbook(book, 9)).recognized.sheet).toBe(0);
  });

  it.each(['worksheets/sheet0.xml', '/xl/worksheets/sheet0.xml', './worksheets/../worksheets/sheet0.xml'])(
    'have a path that is relative to xl or begins with a slash: %s',
    async (target) => {
      expect((await readWorkbook(bookOf([{ rows: filled, target }]))).rows).toHaveLength(1);
    },
  );
});

describe('readTable, given a workbook,', () => {
  const header = '<row><c t="str"><v>Name</v></c><c t="str"><v>Link</v></c></row>';

  it('keeps a row without any text if its formula has no result, and drops a row without any text or formula', async () => {
    const rows = `${header}<row><c><f>A1</f></c></row><row><c t="str"><v> </v></c></row><row><c><v>1</v></c></row>`;
    const { table } = await readTable(makeWorkbook(rows));
    expect(table.rows).toEqual([
      { number: 2, cells: [''], fault: { kind: 'no-value', column: 0 } },
      { number: 4, cells: ['1'] },
    ]);
  });

  it('does not report rows of different lengths as damage', async () => {
    const { damage } = await readTable(makeWorkbook(`${header}<row><c><v>1</v></c></row><row><c><v>2</v></c></row>`));
    expect(damage).toEqual([]);
  });

  it('accepts an empty sheet', async () => {
    expect(await readTable(makeWorkbook(''))).toMatchObject({ table: { columns: [], rows: [] }, damage: [] });
  });
});

describe('a hostile workbook', () => {
  const row = (cell: string) => `<row r="1"><c r="${cell}"><v>1</v></c></row>`;

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['without xl/workbook.xml', makeArchive({ 'content.xml': '<a/>' }), 'no-workbook'],
    ['without a sheet', makeArchive({ 'xl/workbook.xml': '<workbook/>' }), 'no-workbook'],
    ['that is not well-formed', makeWorkbook('<row><c></row>'), 'damaged'],
    ['with entities', makeWorkbook('<row><c t="str"><v>&a;</v></c></row>'), 'damaged'],
    ['with a far cell in each row', makeWorkbook(row('XFD1').repeat(400)), 'too-many-cells'],
    ['with a cell beyond the last column', makeWorkbook(row('ZZZ1')), 'too-many-cells'],
    ['that is cut off', makeWorkbook(row('A1')).slice(0, -30), 'damaged'],
  ])('is refused: one %s', async (_, bytes, code) => {
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ code });
  });

  it.each([
    ['encrypted', 6, 8],
    ['compressed by an unknown method', 8, 10],
  ])('is refused if it is %s', async (_, inHeader, inDirectory) => {
    const bytes = makeWorkbook(row('A1'));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 <= bytes.length; at++) {
      const signature = view.getUint32(at, true);
      if (signature === 0x04034b50) view.setUint16(at + inHeader, 9, true);
      if (signature === 0x02014b50) view.setUint16(at + inDirectory, 9, true);
    }
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('is refused if its data are corrupted', async () => {
    const bytes = makeWorkbook(row('A1').repeat(50));
    // The data of the sheet follows the first header with its name.
    const at = Buffer.from(bytes).indexOf('sheet1.xml') + 20;
    bytes.fill(0xff, at, at + 20);
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('is refused if it inflates beyond the limit', async () => {
    const bytes = makeWorkbook(row('A1') + ' '.repeat(1_000_000));
    const whole = (await readWorkbook(bytes, 0, 1_000_600)).rows.length;
    expect(whole).toBe(1);
    await expect(readWorkbook(bytes, 0, 1_000_000)).rejects.toMatchObject({ code: 'too-large' });
    const inTwoParts = makeWorkbook(row('A1') + ' '.repeat(500_000), { strings: ' '.repeat(500_000) });
    await expect(readWorkbook(inTwoParts, 0, 1_000_000)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('is read without delay if its merged cells overlap', async () => {
    const rows = Array.from({ length: 300 }, (_, k) => `<row r="${k + 1}"><c><v>1</v></c></row>`).join('');
    const after = '<mergeCell ref="A1:A1048576"/>'.repeat(90_000);
    const { rows: filled, damage } = await readWorkbook(makeWorkbook(rows, { after }));
    expect(filled).toHaveLength(300);
    // No more than half a million cells are filled.
    expect(damage).toMatchObject([{ kind: 'merged', count: 500_000 }]);
  });
});

describe('an archive', () => {
  const files = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="One" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="/worksheet" Target="one.xml"/></Relationships>',
    'xl/one.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
  };
  const rowsIn = async (bytes: Uint8Array<ArrayBuffer>) => (await readWorkbook(bytes)).rows.length;

  it('may have files that are stored instead of deflated', async () => {
    expect(await rowsIn(makeArchive(files, true))).toBe(1);
  });

  it.each([
    ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['swapped UTF-16', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('may have files in %s that begin with a byte order mark', async (_, encode) => {
    expect(await rowsIn(makeArchive({ ...files, 'xl/one.xml': encode(`\uFEFF${files['xl/one.xml']}`) }))).toBe(1);
  });

  it('is no workbook if its only sheet is a chart', async () => {
    const relations = files['xl/_rels/workbook.xml.rels'].replace('/worksheet', '/chartsheet');
    const chart = makeArchive({ ...files, 'xl/_rels/workbook.xml.rels': relations });
    await expect(readWorkbook(chart)).rejects.toMatchObject({ code: 'no-workbook' });
  });

  it('may have backslashes in its paths', async () => {
    const withBackslashes = Object.entries(files).map(([path, text]) => [path.replaceAll('/', '\\'), text]);
    expect(await rowsIn(makeArchive(Object.fromEntries(withBackslashes)))).toBe(1);
  });

  it('may end with a comment', async () => {
    expect(await rowsIn(Uint8Array.of(...makeArchive(files), ...new Uint8Array(65_535)))).toBe(1);
  });

  it.each([
    ['its directory', 'PK\x01\x02'],
    ['a local header', 'PK\x03\x04'],
  ])('is damaged if the signature of %s is wrong', async (_, signature) => {
    const bytes = Buffer.from(makeArchive(files));
    bytes.write('PK\x07\x08', bytes.indexOf(signature, 0, 'latin1'), 'latin1');
    await expect(readWorkbook(Uint8Array.from(bytes))).rejects.toMatchObject({ code: 'damaged' });
  });
});

it('a workbook is read in time proportional to its size', async () => {
  const row = '<row><c t="s"><v>1</v></c><c t="str"><v>https://example.com/1</v></c><c><v>2</v></c></row>';
  await expectLinear(
    15_000,
    (size) => makeWorkbook(row.repeat(size), { strings: '<si><t>Li Wei</t></si>'.repeat(size) }),
    (bytes) => readWorkbook(bytes),
  );
});
