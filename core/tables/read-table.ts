import { columnNames, looksLikeHeader } from './columns.ts';
import { cellText, guessDelimiter, readCsv, separatorLine } from './csv.ts';
import { type Damage, DamageReport, findDamage } from './damage.ts';
import {
  type Delimiter,
  type RawTable,
  type Recognized,
  type Table,
  type TableEncoding,
  TableError,
  type TableRow,
} from './table.ts';

/** The visitor's choices, which override what is recognized. */
export interface TableHints {
  readonly encoding?: TableEncoding;
  readonly delimiter?: Delimiter;
  readonly hasHeader?: boolean;
  readonly sheet?: number;
}

export interface ReadTable {
  readonly table: Table;
  readonly recognized: Recognized;
  readonly damage: readonly Damage[];
}

/**
 * Maximum size of a file in bytes, or of a pasted text in characters. For comparison: 100,000 rows take about 10 MB.
 */
const FILE_BYTES_MAX = 200_000_000;

/**
 * Reads a table from a file or from pasted text: CSV, TSV, text with one item per line, or a workbook (XLSX). Rows
 * without any text are left out, unless they have a formula without a usable result. The rows that stay keep the
 * numbers that they have in the spreadsheet. Rejects with a `TableError` if there is no table to read.
 */
export async function readTable(source: Uint8Array<ArrayBuffer> | string, hints: TableHints = {}): Promise<ReadTable> {
  if (source.length > FILE_BYTES_MAX) throw new TableError('too-large');
  if (typeof source === 'string') return tableOf(rawText(source, null, hints), hints);
  if (startsWith(source, [0x50, 0x4b, 3, 4])) {
    // Most tables are text and do not need the reader of workbooks.
    const { readWorkbook } = await import('./workbook/read-workbook.ts');
    return tableOf(await readWorkbook(source, hints.sheet), hints);
  }
  if (startsWith(source, [0xd0, 0xcf, 0x11, 0xe0])) throw new TableError('old-workbook');
  const { text, encoding } = decodeText(source, hints.encoding);
  // Tables contain no NUL characters; pictures and programs do.
  if (text.slice(0, 100_000).includes('\0')) throw new TableError('binary');
  return tableOf(rawText(text, encoding, hints), hints);
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}

function rawText(given: string, encoding: TableEncoding | null, hints: TableHints): RawTable {
  const text = given.charCodeAt(0) === 0xfeff ? given.slice(1) : given;
  const named = separatorLine(text);
  const body = named ? text.slice(named.length) : text;
  const delimiter = hints.delimiter ?? named?.delimiter ?? guessDelimiter(body);
  const { records, strayQuotes } = readCsv(body, delimiter);
  const strays = new DamageReport('stray-quote', null);
  for (const index of strayQuotes) strays.add(index + 1, records[index].join(delimiter));
  return {
    recognized: { kind: 'text', encoding, delimiter, sheetNames: [], sheet: 0 },
    rows: records.map((cells, index) => ({ number: index + 1, cells: cells.map(cellText) })),
    damage: strays.done(),
  };
}

function tableOf({ recognized, rows, damage }: RawTable, hints: TableHints): ReadTable {
  const filled = rows.filter(({ cells, fault }) => fault || cells.some((cell) => cell.trim() !== ''));
  // An empty workbook is accepted, because the visitor can choose another sheet.
  if (filled.length === 0 && recognized.kind === 'text') throw new TableError('empty');
  const hasHeader = hints.hasHeader ?? looksLikeHeader(filled.slice(0, 100).map(({ cells }) => cells));
  const body: readonly TableRow[] = hasHeader ? filled.slice(1) : filled;
  const count = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const table: Table = { columns: columnNames(hasHeader ? filled[0].cells : null, count), rows: body };
  return {
    table,
    recognized: { ...recognized, hasHeader },
    damage: [...damage, ...(recognized.kind === 'text' ? ragged(filled) : []), ...faults(body), ...findDamage(table)],
  };
}

function ragged(rows: readonly TableRow[]): Damage[] {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  const report = new DamageReport('ragged', null);
  for (const { number, cells } of rows) if (cells.length !== usual) report.add(number, cells.join(' '));
  return report.done();
}

function faults(rows: readonly TableRow[]): Damage[] {
  const report = new DamageReport('no-value', null);
  for (const { number, fault } of rows) if (fault) report.add(number, '');
  return report.done();
}

const SAMPLE = 4096;

/**
 * Returns the text of a file, without a byte order mark, and the encoding used. The encoding is the first of these:
 * - `encoding`, if given;
 * - the encoding of the byte order mark, if there is one;
 * - UTF-16, if the bytes look like it (`unmarkedUtf16`);
 * - UTF-8, if the bytes are valid UTF-8;
 * - windows-1252, which spreadsheets on Windows write.
 */
function decodeText(
  bytes: Uint8Array,
  encoding?: TableEncoding,
): { readonly text: string; readonly encoding: TableEncoding } {
  const chosen = encoding ?? markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (chosen === 'windows-1252') return { text: decodeWindows1252(bytes), encoding: chosen };
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes), encoding: chosen };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: decodeWindows1252(bytes), encoding: 'windows-1252' };
  }
}

/**
 * The characters of the bytes 80 to 9F in windows-1252. Five of them are control characters in the Encoding Standard.
 */
const FROM_80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/**
 * Decodes windows-1252. Some releases of Node decode it as Latin-1 (https://github.com/nodejs/node/issues/56542), so
 * the characters in which Latin-1 differs from windows-1252 are replaced.
 */
function decodeWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\x80-\x9F]/g, (control) => FROM_80[control.charCodeAt(0) - 0x80]);
}

function markedEncoding([first, second, third]: Uint8Array): TableEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/**
 * Returns `utf-16le` or `utf-16be` if bytes without a byte order mark look like that encoding, otherwise null. In
 * UTF-16, one of the two bytes of a Latin letter, a digit or a separator is 0, and at least half of the characters in a
 * table are expected to be such characters.
 */
function unmarkedUtf16(bytes: Uint8Array): TableEncoding | null {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2);
  let [even, odd] = [0, 0];
  for (let k = 0; k < 2 * pairs; k += 2) {
    if (bytes[k] === 0) even++;
    if (bytes[k + 1] === 0) odd++;
  }
  if (pairs === 0 || bytes.length % 2 === 1) return null;
  if (even === 0 && odd >= pairs / 2) return 'utf-16le';
  if (odd === 0 && even >= pairs / 2) return 'utf-16be';
  return null;
}
