import { columnNames, guessHeader } from './columns.ts';
import { cellText, guessDelimiter, readCsv, separatorLine } from './csv.ts';
import { type Damage, DamageReport, findDamage } from './damage.ts';
import { decodeText, readingsOf } from './decode-text.ts';
import {
  type Delimiter,
  type RawRow,
  type RawTable,
  type Recognized,
  type RowExtra,
  type Table,
  type TableEncoding,
  TableError,
  type TableRow,
} from './table.ts';

export interface TableHints {
  readonly encoding?: TableEncoding;
  readonly delimiter?: Delimiter;
  /** The number of the row that names the columns; 0 for none. Rows above it are left out. */
  readonly headerRow?: number;
  readonly sheet?: number;
  readonly showsHidden?: boolean;
}

export interface ReadTable {
  readonly table: Table;
  readonly recognized: Recognized;
  readonly damage: readonly Damage[];
}

/** Of a file in bytes, or of a pasted text in characters: 100,000 rows take about 10 MB. */
const FILE_BYTES_MAX = 200_000_000;

/** Text that a workbook begins with: HTML that programs save as XLS, or XML of Excel 2003 or LibreOffice. */
const TEXT_WORKBOOK =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<\?mso[^>]*>\s*)?<(?:!doctype html|html|table|(?:ss:)?Workbook|office:document)\b/i;

/**
 * Reads CSV, TSV, one item per line, or a workbook. Rows without text are left out, unless they have a formula without
 * a usable result; the others keep their numbers. Rejects with a `TableError` if there is no table.
 */
export async function readTable(source: Uint8Array<ArrayBuffer> | string, hints: TableHints = {}): Promise<ReadTable> {
  if (source.length > FILE_BYTES_MAX) throw new TableError('too-large');
  if (typeof source === 'string') return tableOf(rawText(source, null, hints), hints);
  const isWorkbook = startsWith(source, [0x50, 0x4b, 3, 4]) || startsWith(source, [0xd0, 0xcf, 0x11, 0xe0]);
  if (isWorkbook) return workbookOf(source, hints);
  const { text, encoding } = await decodeText(source, hints.encoding);
  if (TEXT_WORKBOOK.test(text.slice(0, 1000))) return workbookOf(text, hints);
  // Tables contain no NUL characters; pictures and programs do.
  if (text.slice(0, 100_000).includes('\0')) throw new TableError('binary');
  return tableOf({ ...rawText(text, encoding, hints), readings: readingsOf(source) }, hints);
}

async function workbookOf(source: Uint8Array<ArrayBuffer> | string, hints: TableHints): Promise<ReadTable> {
  // Most tables are text and do not need the reader of workbooks.
  const { readWorkbook } = await import('./read-workbook.ts');
  return tableOf(readWorkbook(source, hints), hints);
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
  const unreadable = new DamageReport('unreadable', null);
  if (encoding && text.includes('\uFFFD')) {
    for (const [index, cells] of records.entries()) {
      if (cells.some((cell) => cell.includes('\uFFFD'))) unreadable.add(index + 1, cells.join(delimiter));
    }
  }
  return {
    recognized: { kind: 'text', encoding, delimiter, sheetNames: [], sheet: 0 },
    rows: records.map((cells, index) => ({ number: index + 1, cells: cells.map(cellText) })),
    damage: [...unreadable.done(), ...strays.done()],
  };
}

const HEADER_CHOICES = 10;

function tableOf(
  { recognized, rows, damage, readings = {}, hasHidden = false }: RawTable,
  hints: TableHints,
): ReadTable {
  const filled = rows.filter(({ cells, fault }) => fault || cells.some((cell) => cell.trim() !== ''));
  // An empty workbook is accepted, because the visitor can choose another sheet.
  if (filled.length === 0 && recognized.kind === 'text') throw new TableError('empty');
  const { headerRow = null } = hints;
  const header =
    headerRow === null
      ? guessHeader(filled.slice(0, 100).map(({ cells }) => cells))
      : headerRow === 0
        ? null
        : filled.findIndex(({ number }) => number >= headerRow);
  const head = header === null ? null : (filled[header] ?? null);
  const below = head ? filled.slice((header ?? 0) + 1) : filled;
  const { columns, rows: body } = withExtras(head, below);
  const table: Table = { columns, rows: body };
  const above = new DamageReport('above-header', null);
  for (const { number, cells } of filled.slice(0, head ? (header ?? 0) : 0)) above.add(number, cells.join(' ').trim());
  const heads = filled.slice(0, HEADER_CHOICES).map(({ number, cells }) => ({ number, text: beginningOf(cells) }));
  return {
    table,
    recognized: { ...recognized, readings, headerRow: head?.number ?? 0, heads, hasHidden },
    damage: [
      ...above.done(),
      ...damage,
      ...(recognized.kind === 'text' ? ragged(head ? [head, ...below] : below) : []),
      ...faults(body),
      ...findDamage(table),
    ],
  };
}

function beginningOf(cells: readonly string[]): string {
  const filled = cells.slice(0, 20).filter((cell) => cell.trim() !== '');
  return filled.slice(0, 4).join(', ').replace(/\s+/g, ' ').slice(0, 60);
}

/** Returns the table with a further column for the links and dates of each column that has them (`RowExtra`). */
function withExtras(header: RawRow | null, rows: readonly RawRow[]): Table {
  const count = [...(header ? [header] : []), ...rows].reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const names = columnNames(header?.cells ?? null, count);
  const keys = new Set(rows.flatMap(({ extras = [] }) => extras.map(keyOf)));
  if (keys.size === 0) return { columns: names, rows };
  const places = new Map([...keys].sort((one, other) => one - other).map((key, place) => [key, count + place]));
  const further = [...places.keys()].map((key) => `${names[key >> 1]} ${key % 2 === 0 ? '(link)' : '(date)'}`);
  return {
    columns: columnNames([...names, ...further], count + further.length),
    rows: rows.map((row) => {
      const { number, cells, fault, extras } = row;
      if (!extras) return row;
      const wide = [...cells, ...new Array<string>(count + further.length - cells.length).fill('')];
      for (const extra of extras) wide[places.get(keyOf(extra)) ?? 0] = extra.text;
      return { number, cells: wide, ...(fault && { fault }) };
    }),
  };
}

function keyOf({ column, kind }: RowExtra): number {
  return 2 * column + (kind === 'link' ? 0 : 1);
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
