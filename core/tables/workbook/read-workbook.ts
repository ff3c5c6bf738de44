import { SaxesParser } from 'saxes';
import { type Damage, DamageReport } from '../damage.ts';
import { CELLS_MAX, COLUMNS_MAX, type RawRow, type RawTable, type RowFault, TableError } from '../table.ts';
import { type Archive, openArchive, readEntry } from './archive.ts';
import { builtInFormat, customFormat, formatNumber, type NumberFormat } from './number-format.ts';

/**
 * Reads one sheet of a workbook (XLSX, ECMA-376): the sheet with the index `chosen`, or else the first visible sheet
 * that is not empty. If all visible sheets are empty, reads the first of them, and if all sheets are hidden, the first
 * sheet. `inflatedMax` limits the bytes of all parts together. Rejects with a `TableError`.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  chosen?: number,
  inflatedMax?: number,
): Promise<RawTable> {
  const archive = openArchive(bytes, inflatedMax);
  const { sheets, is1904 } = await readWorkbookPart(archive);
  const context = { strings: await readSharedStrings(archive), styles: await readStyles(archive), is1904 };
  const visible = sheets.findIndex(({ isHidden }) => !isHidden);
  const first = chosen !== undefined && chosen in sheets ? chosen : Math.max(0, visible);
  const others = sheets.flatMap(({ isHidden }, index) =>
    isHidden || index === first || chosen !== undefined ? [] : index,
  );
  let sheet = first;
  let read = await readSheet(archive, sheets[sheet].path, context);
  for (const other of others) {
    if (read.rows.length > 0) break;
    const next = await readSheet(archive, sheets[other].path, context);
    if (next.rows.length > 0) [sheet, read] = [other, next];
  }
  return {
    recognized: {
      kind: 'workbook',
      encoding: null,
      delimiter: null,
      sheetNames: sheets.map(({ name }) => name),
      sheet,
    },
    rows: read.rows,
    damage: fillMerged(read.rows, read.merged),
  };
}

interface SheetPart {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

interface WorkbookPart {
  readonly sheets: readonly SheetPart[];
  readonly is1904: boolean;
}

const STRINGS_MAX = 5_000_000;

const CHARACTERS_MAX = 200_000_000;

const SHEETS_MAX = 1000;

const WORKBOOK = 'xl/workbook.xml';

/**
 * Reads the properties of a workbook. Rejects with a `TableError` if that fails. The code of the error is `no-workbook`
 * if the archive is not a workbook or has no sheets, and another code if a file in the archive cannot be read.
 */
async function readWorkbookPart(archive: Archive): Promise<WorkbookPart> {
  const targets = new Map<string, string>();
  const found: { name: string; id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  if (!archive.entries.has(WORKBOOK)) throw new TableError('no-workbook');
  await readPart(archive, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target = '', Type = '' }) {
      if (name === 'Relationship' && Type.endsWith('/worksheet')) targets.set(Id, fullPath(Target));
    },
  });
  await readPart(archive, WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || found.length >= SHEETS_MAX) return;
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1] ?? '';
      found.push({ name: attributes.name ?? '', id, isHidden: (attributes.state ?? 'visible') !== 'visible' });
    },
  });
  const sheets = found.flatMap(({ name, id, isHidden }) => {
    const path = targets.get(id);
    return path === undefined ? [] : { name, path, isHidden };
  });
  if (sheets.length === 0) throw new TableError('no-workbook');
  return { sheets, is1904 };
}

/** Reads the strings to which cells refer by index. Phonetic readings are left out. */
async function readSharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let [text, characters, isText, isReading] = ['', 0, false, false];
  await readPart(archive, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      characters += text.length;
      if (strings.length >= STRINGS_MAX || characters > CHARACTERS_MAX) throw new TableError('too-large');
      strings.push(unescapeText(text));
    },
    text(more) {
      if (isText) text += more;
    },
  });
  return strings;
}

export async function readStyles(archive: Archive): Promise<NumberFormat[]> {
  const own = new Map<string, NumberFormat>();
  const styles: NumberFormat[] = [];
  let isCellStyle = false;
  await readPart(archive, 'xl/styles.xml', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, customFormat(formatCode));
      else if (name === 'cellXfs') isCellStyle = true;
      else if (name === 'xf' && isCellStyle) styles.push(own.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

/** Reads one XML file of the archive. If there is no such file, does nothing. */
async function readPart(archive: Archive, path: string, visitor: XmlVisitor): Promise<void> {
  const entry = archive.entries.get(path);
  if (entry) await walkXml(readEntry(archive, entry), visitor);
}

/** Decodes the escapes for characters that XML does not allow, such as `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Returns the path of a sheet in the archive. The target of a relationship is relative to `xl/`, or begins with a
 * slash.
 */
function fullPath(target: string): string {
  const parts: string[] = [];
  for (const part of (target.startsWith('/') ? target : `xl/${target}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

interface SheetContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberFormat[];
  readonly is1904: boolean;
}

/** The rows of a sheet, and the ranges of its merged cells, such as `B1:C2`. */
interface SheetRows {
  readonly rows: RawRow[];
  readonly merged: readonly string[];
}

/** Maximum number of ranges of merged cells. Further ones are ignored. */
const MERGED_MAX = 100_000;

const ROW_MAX = 1_048_576;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: string;
  hasFormula: boolean;
  value: string;
}

/**
 * Reads the rows of a sheet. Formulas are not calculated: their cells get the results that are in the file. Rejects
 * with a `TableError` if the sheet cannot be read, or has too many cells or columns.
 */
async function readSheet(archive: Archive, path: string, context: SheetContext): Promise<SheetRows> {
  const rows: RawRow[] = [];
  const merged: string[] = [];
  let [number, cells, cell, fault]: [number, string[], OpenCell | null, RowFault | null] = [0, [], null, null];
  let [count, isValue, isReading] = [0, false, false];

  function addCell({ column, type, style, hasFormula, value }: OpenCell): void {
    count += column + 1 - cells.length;
    if (count > CELLS_MAX || column >= COLUMNS_MAX) throw new TableError('too-many-cells');
    // An empty value is possible for a formula that gives a text, but not for one that gives a number.
    if (type === 'e') fault ??= { kind: 'error-value', column };
    else if (hasFormula && value === '' && type !== 'str') fault ??= { kind: 'no-value', column };
    while (cells.length < column) cells.push('');
    cells[column] = type === 'e' ? '' : cellText(value, type, Number(style), context);
  }

  await readPart(archive, path, {
    open(name, attributes) {
      switch (name) {
        case 'row':
          number = rowNumber(attributes.r, number);
          [cells, fault] = [[], null];
          break;
        case 'c': {
          const { r, t = 'n', s = '0' } = attributes;
          cell = { column: columnOf(r) ?? cells.length, type: t, style: s, hasFormula: false, value: '' };
          break;
        }
        case 'f':
          if (cell) cell.hasFormula = true;
          break;
        case 'rPh':
          isReading = true;
          break;
        case 'mergeCell':
          if (merged.length < MERGED_MAX) merged.push(attributes.ref ?? '');
      }
      isValue = name === 'v' || (name === 't' && !isReading);
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isReading = false;
      else if (name === 'c' && cell) {
        addCell(cell);
        cell = null;
      } else if (name === 'row' && cells.length > 0) rows.push({ number, cells, ...(fault && { fault }) });
    },
    text(text) {
      if (isValue && cell) cell.value += text;
    },
  });
  return { rows, merged };
}

function cellText(value: string, type: string, style: number, { strings, styles, is1904 }: SheetContext): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return formatNumber(value, styles[style] ?? { is: 'number' }, is1904);
    default:
      return unescapeText(value);
  }
}

function rowNumber(written: string | undefined, before: number): number {
  const number = Number(written ?? before + 1);
  return Number.isInteger(number) && number >= 1 && number <= ROW_MAX ? number : before + 1;
}

export function columnOf(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}(?=\d)/i.exec(reference ?? '') ?? [];
  if (letters === undefined) return null;
  return [...letters.toUpperCase()].reduce((index, letter) => 26 * index + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Maximum number of cells to fill. Overlapping ranges in a hostile file would fill the same cells again and again. */
const FILLED_MAX = CELLS_MAX / 10;

const RANGE = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/i;

/**
 * Writes the value of merged cells into each row that they span, because in the spreadsheet it is visible beside each
 * of these rows. If merged cells span several columns, only the first of these gets the value. Changes `rows`. Returns
 * a report of the rows that were filled.
 */
function fillMerged(rows: readonly RawRow[], ranges: readonly string[]): Damage[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const last = rows.reduce((most, { number }) => Math.max(most, number), 0);
  const report = new DamageReport('merged', null);
  let steps = 0;
  for (const range of ranges) {
    const [, letters, from, , to] = RANGE.exec(range) ?? [];
    const column = columnOf(`${letters}1`);
    const value = column === null ? '' : (byNumber.get(Number(from))?.cells[column] ?? '');
    if (column === null || value === '') continue;
    for (let number = Number(from) + 1; number <= Math.min(Number(to), last); number++) {
      if (++steps > FILLED_MAX) return report.done();
      const cells = byNumber.get(number)?.cells;
      if (!cells) continue;
      while (cells.length <= column) cells.push('');
      cells[column] = value;
      report.add(number, value);
    }
  }
  return report.done();
}

/** Functions that are called while a file is read. Names come without their prefix. */
interface XmlVisitor {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads an XML file, given in pieces, and calls a visitor for its content. Entities that the file declares are not
 * expanded, because they could multiply. Rejects with a `TableError` if the file is not well-formed.
 */
async function walkXml(pieces: AsyncIterable<Uint8Array>, visitor: XmlVisitor): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw new TableError('damaged', error);
  });
  parser.on('opentag', ({ name, attributes }) => visitor.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => visitor.close?.(localName(name)));
  if (visitor.text) {
    parser.on('text', (text) => visitor.text?.(text));
    parser.on('cdata', (text) => visitor.text?.(text));
  }
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece));
    parser.write(decoder.decode(piece, { stream: true }));
  }
  parser.write(decoder?.decode() ?? '').close();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
