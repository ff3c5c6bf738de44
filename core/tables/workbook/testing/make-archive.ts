import { deflateRawSync } from 'node:zlib';

/** An extra field of a header: its id, its length and one byte. Programs write the dates of a file into such fields. */
const EXTRA = Buffer.of(0x55, 0x54, 1, 0, 0);

/** Returns a ZIP archive of files, given as contents by path. They are deflated or, if `isStored`, not compressed. */
export function makeArchive(
  files: Readonly<Record<string, string | Buffer>>,
  isStored = false,
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const data = isStored ? Buffer.from(content) : deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(isStored ? 0 : 8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt16LE(name.length, 26);
    local.writeUInt16LE(EXTRA.length, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(EXTRA.length, 30);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, name, EXTRA, data);
    directory.push(entry, name, EXTRA);
    offset += local.length + name.length + EXTRA.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...parts, ...directory, end]));
}

/** Returns a workbook with one sheet. All parts are given as XML; `after` follows the rows. */
export function makeWorkbook(
  rows: string,
  more: { readonly strings?: string; readonly styles?: string; readonly after?: string } = {},
): Uint8Array<ArrayBuffer> {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
  return makeArchive({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${type}" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData>${more.after ?? ''}</worksheet>`,
    ...(more.strings && { 'xl/sharedStrings.xml': `<sst>${more.strings}</sst>` }),
    ...(more.styles && { 'xl/styles.xml': `<styleSheet>${more.styles}</styleSheet>` }),
  });
}
