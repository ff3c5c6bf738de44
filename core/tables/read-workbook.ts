import { type CellObject, parse_zip, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { type Damage, DamageReport } from './damage.ts';
import {
  CELLS_MAX,
  COLUMNS_MAX,
  columnLetters,
  type RawRow,
  type RawTable,
  type RowExtra,
  TableError,
} from './table.ts';

declare module '@e965/xlsx' {
  /** Reads a workbook from the files of its archive. The declarations of the package leave it out. */
  export function parse_zip(
    archive: { readonly FullPaths: readonly string[]; readonly FileIndex: readonly object[] },
    options: object,
  ): WorkBook;
}

export interface WorkbookHints {
  readonly sheet?: number;
  readonly showsHidden?: boolean;
}

/**
 * Reads the sheet `hints.sheet`, or else the first visible one that is not empty, of XLSX, XLSB, XLS, ODS, Numbers or
 * an HTML table. Cells have the text that the spreadsheet shows; formulas are not calculated. Throws a `TableError`.
 */
export function readWorkbook(source: Uint8Array | string, hints: WorkbookHints = {}): RawTable {
  const open = opener(source);
  const first = open(hints.sheet ?? 0);
  const { SheetNames: sheetNames, Workbook: { Sheets: states = [], WBProps } = {} } = first;
  if (sheetNames.length === 0) throw new TableError('no-workbook');
  const chosen = hints.sheet !== undefined && hints.sheet in sheetNames ? hints.sheet : null;
  const visible = sheetNames.flatMap((_, index) => (states[index]?.Hidden ? [] : index));
  let sheet = chosen ?? visible[0] ?? 0;
  let book = first;
  if (!(sheetNames[sheet] in book.Sheets) || (chosen === null && isEmpty(book.Sheets[sheetNames[sheet]]))) {
    book = open(chosen ?? (visible.length > 0 ? visible : 0));
    if (chosen === null) sheet = visible.find((index) => !isEmpty(book.Sheets[sheetNames[index]])) ?? sheet;
  }
  const found = book.Sheets[sheetNames[sheet]];
  // A sheet is absent if it, or a part that its cells refer to, is missing or cannot be read.
  if (!found) throw new TableError('damaged');
  return {
    ...readSheet(found, WBProps?.date1904 === true, hints.showsHidden === true),
    recognized: recognizedAs(sheet),
  };

  function recognizedAs(index: number): RawTable['recognized'] {
    return { kind: 'workbook', encoding: null, delimiter: null, sheetNames, sheet: index };
  }
}

const OPTIONS = { dense: true, cellStyles: true, cellNF: true, sheetStubs: true, cellFormula: true, cellHTML: false };

/** Parts of archives without cells, and archives in them, whose sizes are unknown. */
const LEFT_OUT = /(?:^|[\\/])(?:media|embeddings|Pictures|Data|Thumbnails)[\\/]|^preview|\.zip$/i;

/** Declared for all files of an archive; small ones can inflate a thousandfold. 100,000 rows have about 100 MB. */
const INFLATED_MAX = 400_000_000;

/** Maximum number of files of an archive. A workbook of a hundred sheets has about two hundred. */
const FILES_MAX = 10_000;

/** How the files of older office programs begin ([MS-CFB], 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function opener(source: Uint8Array | string): (sheets: number | number[]) => WorkBook {
  const isArchive = typeof source !== 'string' && source[0] === 0x50;
  const files = isArchive ? unzip(source) : null;
  // The reader takes bytes that it does not know for text.
  if (!files && typeof source !== 'string' && !COMPOUND.every((byte, k) => source[k] === byte)) {
    throw new TableError('damaged');
  }
  return (sheets) => {
    const options = { ...OPTIONS, sheets };
    try {
      if (typeof source === 'string') return read(source.trimStart(), { ...options, type: 'string', raw: true });
      if (!files) return read(source, { ...options, type: 'array' });
      return parse_zip(files, options);
    } catch (error) {
      throw new TableError(codeOf(error), error);
    }
  };
}

function codeOf(error: unknown): 'locked' | 'no-workbook' | 'damaged' {
  const message = error instanceof Error ? error.message : '';
  if (/password|encrypted/i.test(message)) return 'locked';
  return /unsupported|not find workbook/i.test(message) ? 'no-workbook' : 'damaged';
}

function unzip(bytes: Uint8Array): Parameters<typeof parse_zip>[0] {
  let [left, count] = [INFLATED_MAX, 0];
  const isNeeded = ({ name }: { readonly name: string }): boolean => !LEFT_OUT.test(name);
  try {
    // All declared sizes are added up before anything is inflated. A file with more than it declares is damaged.
    unzipSync(bytes, {
      filter: (file) => {
        if (isNeeded(file)) left -= file.originalSize;
        if (left < 0 || ++count > FILES_MAX) throw new TableError('too-large');
        return false;
      },
    });
    const files = unzipSync(bytes, { filter: isNeeded });
    // Some programs write backslashes.
    const paths = Object.keys(files);
    return {
      FullPaths: paths.map((path) => path.replaceAll('\\', '/')),
      FileIndex: paths.map((name) => ({ name, type: 2, content: withEmptyTexts(name, files[name]) })),
    };
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('damaged', error);
  }
}

/** As in Excel. */
const ROWS_MAX = 1_048_576;

const EMPTY_TEXT = /<((?:\w+:)?)si\s*(?:\/>|>\s*<\/\1si>)/g;

/** Gives empty texts a content, because the reader skips them, and the numbers of all further texts with them. */
function withEmptyTexts(path: string, part: Uint8Array): Uint8Array {
  if (!/sharedStrings\.xml$/i.test(path)) return part;
  const xml = new TextDecoder('utf-8').decode(part);
  const filled = xml.replace(EMPTY_TEXT, '<$1si><$1t/></$1si>');
  return filled.length === xml.length ? part : new TextEncoder().encode(filled);
}

function isEmpty(sheet: WorkSheet | undefined): boolean {
  return !sheet?.['!data']?.some((row) => row?.some((cell) => cell.t !== 'z' || cell.f));
}

function readSheet(
  sheet: WorkSheet,
  is1904: boolean,
  showsHidden: boolean,
): Pick<RawTable, 'rows' | 'damage' | 'hasHidden'> {
  const isHidden = (each: { readonly hidden?: boolean } | undefined): boolean => each?.hidden === true;
  const data: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  const used = data.reduce((most, cells) => Math.max(most, cells?.length ?? 0), 0);
  if (used > COLUMNS_MAX || data.length > ROWS_MAX) throw new TableError('too-many-cells');
  const [columns, hiddenColumns] = parted(used, (column) => isHidden(sheet['!cols']?.[column]));
  const [numbers, hiddenRows] = parted(data.length, (row) => isHidden(sheet['!rows']?.[row]));
  const shown = showsHidden ? Array.from({ length: used }, (_, column) => column) : columns;
  const merged = fillMerged(data, sheet['!merges'] ?? []);
  const rows: RawRow[] = [];
  let count = 0;
  for (const index of showsHidden ? data.keys() : numbers) {
    const given = data[index];
    if (!given) continue;
    count += given.length;
    if (count > CELLS_MAX) throw new TableError('too-many-cells');
    const places = shown.length === used ? given.keys() : shown.filter((column) => column < given.length);
    const row: { -readonly [Key in keyof RawRow]: RawRow[Key] } = { number: index + 1, cells: [] };
    const extras: RowExtra[] = [];
    for (const place of places) {
      const cell = given[place];
      const column = row.cells.length;
      row.cells.push(cell ? textOf(cell, is1904) : '');
      if (!cell) continue;
      if (cell.t === 'e') row.fault ??= { kind: 'error-value', column };
      else if (cell.t === 'z' && cell.f) row.fault ??= { kind: 'no-value', column };
      const link = linkOf(cell);
      if (link !== '' && link !== row.cells[column]) extras.push({ kind: 'link', column, text: link });
      const date = dateOf(cell, is1904);
      if (date !== '' && date !== row.cells[column]) extras.push({ kind: 'date', column, text: date });
    }
    if (extras.length > 0) row.extras = extras;
    if (row.cells.length > 0) rows.push(row);
  }
  const outRows = new DamageReport('hidden-rows', null);
  for (const index of hiddenRows) if (data[index]?.some((cell) => cell && cell.t !== 'z')) outRows.add(index + 1, '');
  const outColumns = new DamageReport('hidden-columns', null);
  if (hiddenColumns.length > 0) outColumns.add(1, hiddenColumns.map(columnLetters).join(', '));
  const left = [...outRows.done(), ...outColumns.done()];
  return { rows, hasHidden: left.length > 0, damage: [...merged, ...(showsHidden ? [] : left)] };
}

function parted(count: number, isHidden: (index: number) => boolean): [number[], number[]] {
  const parts: [number[], number[]] = [[], []];
  for (let index = 0; index < count; index++) parts[isHidden(index) ? 1 : 0].push(index);
  return parts;
}

function textOf({ t, v, w, z = 'General' }: CellObject, is1904: boolean): string {
  switch (t) {
    case 'z':
    case 'e':
      return '';
    case 'n':
      // A spreadsheet shortens these numbers to the width of the column.
      if (z === 'General') return String(Number(Number(v).toPrecision(15)));
      // Spreadsheets show these dates as the system of each visitor does.
      if (z === 'm/d/yy' || z === 'm/d/yy h:mm') return isoDate(Number(v), z, is1904);
      return (w === undefined || is1904 || SLASH.test(String(z)) ? formatted(String(z), Number(v), is1904) : w).trim();
    default:
      return w ?? String(v ?? '');
  }
}

/** A slash that is text. The reader takes it for that of a fraction. */
const SLASH = /\\\/|"\/"/;

function formatted(format: string, value: number, date1904: boolean): string {
  const isDate = SSF.is_date(format);
  const safe = format.replace(/"[^"]*"|\\.|\.(?!0)/g, (part) => {
    // The reader takes a point in a date for that of seconds.
    if (part === '.') return isDate ? '"."' : part;
    return SLASH.test(part) ? '"\uE000"' : part;
  });
  try {
    return SSF.format(safe, value, { date1904 }).replaceAll('\uE000', '/');
  } catch {
    return String(value);
  }
}

function dateOf({ t, v, z = 'General' }: CellObject, is1904: boolean): string {
  if (t !== 'n' || typeof z !== 'string' || !SSF.is_date(z)) return '';
  return /[yd]/i.test(z.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')) ? isoDate(Number(v), z, is1904) : '';
}

/** The last day of the year 9999, after which spreadsheets show no dates. */
const DAYS_MAX = 2_958_465;

function isoDate(days: number, format: string | number, is1904: boolean): string {
  if (!(days >= 0 && days < DAYS_MAX + 1)) return '';
  // Spreadsheets count a leap day in 1900, before which the days are one later.
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const iso = new Date(first + Math.round(days * 86_400) * 1000).toISOString();
  return /[hs]/i.test(String(format)) ? iso.slice(0, 16).replace('T', ' ') : iso.slice(0, 10);
}

const LINK_FORMULA = /^HYPERLINK\("((?:[^"]|"")*)"/i;

/** Returns the address to which a cell links. Empty for no link, or for a link within the workbook. */
function linkOf({ l, f }: CellObject): string {
  const link = l?.Target ?? (f && LINK_FORMULA.exec(f)?.[1].replaceAll('""', '"')) ?? '';
  return /^[a-z][a-z\d+.-]*:/i.test(link) ? link : '';
}

/** Maximum number of cells to fill. Overlapping ranges in a hostile file would fill the same cells again and again. */
const FILLED_MAX = CELLS_MAX / 10;

/** In the spreadsheet, the value is visible beside each of the rows. Only the first column gets it. Changes `data`. */
function fillMerged(data: (CellObject | undefined)[][], ranges: NonNullable<WorkSheet['!merges']>): Damage[] {
  const report = new DamageReport('merged', null);
  let steps = 0;
  for (const { s, e } of ranges) {
    const cell = data[s.r]?.[s.c];
    if (!cell || cell.t === 'z') continue;
    for (let row = s.r + 1; row <= Math.min(e.r, data.length - 1); row++) {
      if (++steps > FILLED_MAX) return report.done();
      if (!data[row]) continue;
      data[row][s.c] = cell;
      report.add(row + 1, cell.w ?? String(cell.v));
    }
  }
  return report.done();
}
