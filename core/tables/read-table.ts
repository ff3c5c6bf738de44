import {
  columnNames,
  type Damage,
  DamageReport,
  type Delimiter,
  findDamage,
  looksLikeHeader,
  type RawTable,
  type Recognized,
  type Table,
  type TableEncoding,
  TableError,
  type TableRow,
} from '#tables/cells';
import { cellText, decodeText, guessDelimiter, readCsv, separatorLine } from '#tables/csv';

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
export const FILE_BYTES_MAX = 200_000_000;

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
    const { readWorkbook } = await import('#tables/workbook');
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

/** Turns the raw rows of a file into a table: drops empty rows, names the columns, and lists possible damage. */
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

/** Reports the rows whose number of cells differs from that of most rows. */
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
