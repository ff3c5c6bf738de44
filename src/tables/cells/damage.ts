import type { Table } from './table.ts';

/** Data that may have been lost before the table was imported, or that is not what it seems. */
export type DamageKind =
  /** `4.9E+11`: the last digits are lost. */
  | 'scientific'
  /** At least 16 digits, with zeros after the 15th. */
  | 'rounded'
  /** `2-Jan` in a column with other content. */
  | 'date'
  /** Digits of mixed lengths: leading zeros may be missing. */
  | 'mixed-lengths'
  /** `=A1&"x"` as text: formulas are not calculated. */
  | 'formula'
  /** More, or fewer, cells than most rows have. */
  | 'ragged'
  /** A quotation mark that is not closed. */
  | 'stray-quote'
  /** Merged cells: each row now has their value. */
  | 'merged'
  /** A formula whose result is not in the file, or is an error. */
  | 'no-value';

export interface Damage {
  readonly kind: DamageKind;
  /** Index of the column; null if rows are concerned. */
  readonly column: number | null;
  /** Numbers of the first rows, at most `ROWS_NAMED`. */
  readonly rows: readonly number[];
  /** Cells, or rows. */
  readonly count: number;
  /** The first such cell. */
  readonly sample: string;
}

/** Rows that a report names. */
export const ROWS_NAMED = 5;

const SCIENTIFIC = /^[-+]?\d(?:[.,]\d+)?E\+?\d+$/i;
const ROUNDED = /^[1-9]\d{14}0+$/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|mär|fév|avr|août|ene|abr|ago|dic)';
const SHORT_DATE = new RegExp(`^(?:\\d{1,2}[-. ]${MONTH}\\.?|${MONTH}[-. ]\\d{2})$`, 'i');

/** The fewest digits of a code in a column of codes. */
const CODE_DIGITS = 4;

/** Collects the rows of one kind of damage in one column. */
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

  /** The report, or nothing if nothing was added. */
  done(): Damage[] {
    if (this.#count === 0) return [];
    return [{ kind: this.#kind, column: this.#column, rows: this.#rows, count: this.#count, sample: this.#sample }];
  }
}

/** Returns what spreadsheets may have damaged in the cells of a table, column by column. */
export function findDamage({ columns, rows }: Table): Damage[] {
  const found = columns.map((_, column) => new ColumnDamage(column));
  for (const { number, cells } of rows) {
    for (let column = 0; column < cells.length; column++) found[column].look(number, cells[column]);
  }
  const mixed = found.map((column) => column.mixedLengths());
  for (const { number, cells } of rows) {
    for (let column = 0; column < cells.length; column++) mixed[column]?.look(number, cells[column]);
  }
  return found.flatMap((column, index) => [...column.done(), ...(mixed[index]?.report.done() ?? [])]);
}

/** Damaged cells, except formulas, are never longer than this. */
const LONGEST_DAMAGED = 40;

/** Collects facts about one column from all of its cells. */
class ColumnDamage {
  readonly #column: number;
  readonly #reports: { readonly [Kind in 'scientific' | 'rounded' | 'date' | 'formula']: DamageReport };
  #filled = 0;
  #dates = 0;
  /** Cells by their length, while all are digits without a leading zero. */
  #lengths: Map<number, number> | null = new Map();
  #least = Number.POSITIVE_INFINITY;
  #most = 0;

  constructor(column: number) {
    this.#column = column;
    const report = (kind: DamageKind) => new DamageReport(kind, column);
    this.#reports = {
      scientific: report('scientific'),
      rounded: report('rounded'),
      date: report('date'),
      formula: report('formula'),
    };
  }

  look(row: number, cell: string): void {
    if (cell === '') return;
    this.#filled++;
    this.#count(cell);
    // 61 is an equals sign.
    if (cell.charCodeAt(0) === 61 && cell.length > 1) this.#reports.formula.add(row, cell);
    else if (cell.length > LONGEST_DAMAGED) return;
    else if (SCIENTIFIC.test(cell)) this.#reports.scientific.add(row, cell);
    else if (ROUNDED.test(cell)) this.#reports.rounded.add(row, cell);
    else if (SHORT_DATE.test(cell)) {
      this.#reports.date.add(row, cell);
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

  /**
   * Returns the cells of a column of codes that may have lost leading zeros: most codes have the full length, none
   * begins with zero, and they are not consecutive numbers. Null for other columns.
   */
  mixedLengths(): ShortCells | null {
    const lengths = this.#lengths ?? new Map<number, number>();
    const longest = Math.max(0, ...lengths.keys());
    const isCount = this.#most - this.#least < 2 * this.#filled;
    const areMostLong = (lengths.get(longest) ?? 0) >= this.#filled / 2;
    const isMixed = lengths.size > 1 && longest >= CODE_DIGITS && areMostLong && !isCount;
    return isMixed ? new ShortCells(longest, this.#column) : null;
  }

  done(): Damage[] {
    const { scientific, rounded, date, formula } = this.#reports;
    // In a column of only dates, the dates are intended.
    const dates = this.#dates < this.#filled ? date.done() : [];
    return [...scientific.done(), ...rounded.done(), ...dates, ...formula.done()];
  }
}

/** The cells of a column that are shorter than most. */
class ShortCells {
  readonly report: DamageReport;
  readonly #longest: number;

  constructor(longest: number, column: number) {
    this.#longest = longest;
    this.report = new DamageReport('mixed-lengths', column);
  }

  look(row: number, cell: string): void {
    if (cell !== '' && cell.length < this.#longest) this.report.add(row, cell);
  }
}
