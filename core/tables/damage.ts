import type { Table } from './table.ts';

type DamageKind =
  /** `4.9E+11`: a long number whose last digits are lost. */
  | 'scientific'
  /** A number of at least 16 digits with only zeros after the 15th: a spreadsheet rounded it. */
  | 'rounded'
  /** `2-Jan` in a column that also has other content: a spreadsheet took a text for a date. */
  | 'date'
  /** Numbers with different lengths, such as postal codes: the shorter ones may have lost leading zeros. */
  | 'mixed-lengths'
  /** A formula such as `=A1&"x"` in a text file. Its result is missing, and this site does not calculate formulas. */
  | 'formula'
  | 'ragged'
  /** A row with a cell that begins with a quotation mark that is not closed at the end of the cell. */
  | 'stray-quote'
  /** Rows into which the value of merged cells was copied, because the merged cells span these rows. */
  | 'merged'
  /** A formula whose result is not in the file, or is an error. */
  | 'no-value'
  /** A row above the header, such as a title. It is left out. */
  | 'above-header'
  | 'unreadable'
  /** A row that the spreadsheet hides, for example by a filter. It is left out. */
  | 'hidden-rows'
  /** Columns that the spreadsheet hides. They are left out. The sample names them. */
  | 'hidden-columns';

export interface Damage {
  readonly kind: DamageKind;
  /** Index of the column, or null if the damage concerns whole rows. */
  readonly column: number | null;
  /** The numbers of the first affected rows, at most `ROWS_NAMED` of them. */
  readonly rows: readonly number[];
  readonly count: number;
  /** The beginning of the first affected cell or row, at most 80 characters. */
  readonly sample: string;
}

const ROWS_NAMED = 5;

const SCIENTIFIC = /^[-+]?\d(?:[.,]\d+)?E\+?\d+$/i;
const ROUNDED = /^[1-9]\d{14}0+$/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|mrz|mär|fév|avr|août|ene|abr|ago|dic)';
/** Matches dates that spreadsheets write, such as `2-Jan` or, in German, `02. Mrz`. */
const SHORT_DATE = new RegExp(`^(?:\\d{1,2}(?:[-. ]|\\. )${MONTH}\\.?|${MONTH}[-. ]\\d{2})$`, 'i');

/** A column is checked for lost zeros only if its longest number has at least this many digits. */
const CODE_DIGITS = 4;

export class DamageReport {
  readonly #kind: DamageKind;
  readonly #column: number | null;
  readonly #rows: number[] = [];
  #count = 0;
  #sample = '';

  constructor(kind: DamageKind, column: number | null) {
    this.#kind = kind;
    this.#column = column;
  }

  add(row: number, sample: string): void {
    if (this.#count === 0) this.#sample = sample.slice(0, 80);
    if (this.#rows.length < ROWS_NAMED) this.#rows.push(row);
    this.#count++;
  }

  done(): Damage[] {
    if (this.#count === 0) return [];
    return [{ kind: this.#kind, column: this.#column, rows: this.#rows, count: this.#count, sample: this.#sample }];
  }
}

export function findDamage({ columns, rows }: Table): Damage[] {
  const found = columns.map((_, column) => new ColumnDamage(column));
  for (const { number, cells } of rows) {
    for (let column = 0; column < cells.length; column++) found[column].look(number, cells[column]);
  }
  for (const column of found) column.findFullLength();
  for (const { number, cells } of rows) {
    for (let column = 0; column < cells.length; column++) found[column].lookForLostZeros(number, cells[column]);
  }
  return found.flatMap((column) => column.done());
}

/** Maximum length of a cell that is checked for damage, in characters. Formulas of any length are reported. */
const LONGEST_DAMAGED = 40;

class ColumnDamage {
  readonly #scientific: DamageReport;
  readonly #rounded: DamageReport;
  readonly #date: DamageReport;
  readonly #formula: DamageReport;
  readonly #mixed: DamageReport;
  #filled = 0;
  #dates = 0;
  /** Cells by their length. Null once one has a leading zero, more than 15 digits, or another character. */
  #lengths: Map<number, number> | null = new Map();
  #least = Number.POSITIVE_INFINITY;
  #most = 0;
  /** The number of digits that all cells of the column should have; 0 if there is no such number. */
  #fullLength = 0;

  constructor(column: number) {
    this.#scientific = new DamageReport('scientific', column);
    this.#rounded = new DamageReport('rounded', column);
    this.#date = new DamageReport('date', column);
    this.#formula = new DamageReport('formula', column);
    this.#mixed = new DamageReport('mixed-lengths', column);
  }

  look(row: number, cell: string): void {
    if (cell === '') return;
    this.#filled++;
    this.#count(cell);
    if (cell.startsWith('=') && cell.length > 1) this.#formula.add(row, cell);
    else if (cell.length > LONGEST_DAMAGED) return;
    else if (SCIENTIFIC.test(cell)) this.#scientific.add(row, cell);
    else if (ROUNDED.test(cell)) this.#rounded.add(row, cell);
    else if (SHORT_DATE.test(cell)) {
      this.#date.add(row, cell);
      this.#dates++;
    }
  }

  #count(cell: string): void {
    if (this.#lengths === null) return;
    if (cell.length > 15 || !/^[1-9]\d*$/.test(cell)) {
      this.#lengths = null;
      return;
    }
    this.#lengths.set(cell.length, (this.#lengths.get(cell.length) ?? 0) + 1);
    this.#least = Math.min(this.#least, Number(cell));
    this.#most = Math.max(this.#most, Number(cell));
  }

  /** Decides whether shorter cells may have lost leading zeros: unless all are numbers that nearly follow one another. */
  findFullLength(): void {
    const lengths = this.#lengths ?? new Map<number, number>();
    const longest = Math.max(0, ...lengths.keys());
    const isCount = this.#most - this.#least < 2 * this.#filled;
    const areMostLong = (lengths.get(longest) ?? 0) >= this.#filled / 2;
    if (lengths.size > 1 && longest >= CODE_DIGITS && areMostLong && !isCount) this.#fullLength = longest;
  }

  lookForLostZeros(row: number, cell: string): void {
    if (cell !== '' && cell.length < this.#fullLength) this.#mixed.add(row, cell);
  }

  done(): Damage[] {
    // If all cells of a column are dates, they are intended.
    const dates = this.#dates < this.#filled ? this.#date.done() : [];
    return [
      ...this.#scientific.done(),
      ...this.#rounded.done(),
      ...dates,
      ...this.#formula.done(),
      ...this.#mixed.done(),
    ];
  }
}
