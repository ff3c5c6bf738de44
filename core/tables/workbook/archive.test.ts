import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { makeArchive } from './testing/make-archive.ts';

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

  it('may end with a comment of up to 65,535 bytes', async () => {
    const withComment = (length: number) => Uint8Array.of(...makeArchive(files), ...new Uint8Array(length));
    expect(await rowsIn(withComment(65_535))).toBe(1);
    await expect(readWorkbook(withComment(65_536))).rejects.toMatchObject({ code: 'damaged' });
  });

  it('may have 10,000 entries, but no more', async () => {
    const archive = Buffer.from(makeArchive({ a: '', ...files }));
    const end = archive.length - 22;
    const directory = archive.readUInt32LE(end + 16);
    const entry = archive.subarray(directory, archive.indexOf('PK\x01\x02', directory + 4, 'latin1'));
    const withEntries = (count: number): Uint8Array<ArrayBuffer> => {
      const copies = Array(count - 4).fill(entry);
      const bytes = Buffer.concat([archive.subarray(0, directory), ...copies, archive.subarray(directory)]);
      bytes.writeUInt16LE(count, bytes.length - 12);
      return Uint8Array.from(bytes);
    };
    expect(await rowsIn(withEntries(10_000))).toBe(1);
    await expect(readWorkbook(withEntries(10_001))).rejects.toMatchObject({ code: 'damaged' });
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
