import { columnNames, guessHeader } from './columns.ts';
import { cellText, guessDelimiter, readCsv, separatorLine } from './csv.ts';
import { type Delimiter, TableError, type TableRow } from './table.ts';

/** Characters of the first piece, from which the delimiter and the header are guessed. */
const FIRST = 1_000_000;

/** Characters of one record. Every code has less than a thousandth of that. */
const LONGEST_RECORD = 8_000_000;

const HEAD_ROWS = 100;

/**
 * Reads a text like `readTable`, piece by piece, for tables that are too large for memory. Columns beyond those of the
 * first million characters have no names, and damage is not looked for. Throws a `TableError`: `too-large` for a record
 * of more than 8 million characters, `empty` at the end of a text without a filled row.
 */
export class TableStream {
  #text = '';
  #number = 0;
  #delimiter: Delimiter | null = null;
  #columns: readonly string[] = [];

  /** Empty until the first rows are returned. */
  get columns(): readonly string[] {
    return this.#columns;
  }

  push(piece: string): TableRow[] {
    this.#text += piece;
    if (this.#delimiter === null && this.#text.length < FIRST) return [];
    return this.#take(false);
  }

  end(): TableRow[] {
    const rows = this.#take(true);
    if (this.#columns.length === 0) throw new TableError('empty');
    return rows;
  }

  #take(isLast: boolean): TableRow[] {
    const isFirst = this.#delimiter === null;
    if (isFirst) this.#begin();
    const { records, tail } = readCsv(this.#text, this.#delimiter ?? '');
    const whole = isLast ? records : records.slice(0, tail.record);
    this.#text = isLast ? '' : this.#text.slice(tail.at);
    if (this.#text.length > LONGEST_RECORD) throw new TableError('too-large');
    const rows = whole
      .map((cells) => ({ number: ++this.#number, cells: cells.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    if (this.#columns.length > 0) return rows;
    return this.#withoutHead(rows);
  }

  #begin(): void {
    if (this.#text.charCodeAt(0) === 0xfeff) this.#text = this.#text.slice(1);
    const named = separatorLine(this.#text);
    if (named) this.#text = this.#text.slice(named.length);
    this.#delimiter = named?.delimiter ?? guessDelimiter(this.#text);
  }

  #withoutHead(rows: TableRow[]): TableRow[] {
    if (rows.length === 0) return rows;
    const header = guessHeader(rows.slice(0, HEAD_ROWS).map(({ cells }) => cells));
    const below = header === null ? rows : rows.slice(header + 1);
    const count = rows.slice(header ?? 0).reduce((most, { cells }) => Math.max(most, cells.length), 0);
    this.#columns = columnNames(header === null ? null : rows[header].cells, count);
    return below;
  }
}
