import { CELLS_MAX, type Table } from './table.ts';

export interface NumberRange {
  readonly from: number;
  readonly to: number;
  /** The distance between numbers, at least 1. If `to` is less than `from`, the numbers count down. */
  readonly step: number;
  /** The minimum number of digits. Shorter numbers get leading zeros. */
  readonly digits: number;
  readonly prefix: string;
  readonly suffix: string;
}

const [TEXT_COLUMN, NUMBER_COLUMN] = ['text', 'number'];

/** Maximum of `digits`. Every number of 15 digits is exact. */
const RANGE_DIGITS_MAX = 15;

/** Null unless all are whole numbers, `step` and `digits` are in range, and there are at most a million numbers. */
export function countRange({ from, to, step, digits }: NumberRange): number | null {
  if (![from, to, step, digits].every(Number.isSafeInteger)) return null;
  if (step < 1 || digits < 0 || digits > RANGE_DIGITS_MAX) return null;
  const count = Math.floor(Math.abs(to - from) / step) + 1;
  return count <= CELLS_MAX / 5 ? count : null;
}

/**
 * Returns a table with the column `number`. If a text is wanted before or after the numbers, the column `text` has them
 * with it, and comes first. Throws a `RangeError` for a range that `countRange` refuses.
 */
export function tableOfRange(range: NumberRange): Table {
  const count = countRange(range);
  if (count === null) throw new RangeError(`No range of numbers: ${JSON.stringify(range)}`);
  const { from, to, step, digits, prefix, suffix } = range;
  const direction = to < from ? -step : step;
  const hasText = prefix + suffix !== '';
  return {
    columns: hasText ? [TEXT_COLUMN, NUMBER_COLUMN] : [NUMBER_COLUMN],
    rows: Array.from({ length: count }, (_, index) => {
      const number = padNumber(from + index * direction, digits);
      return { number: index + 1, cells: hasText ? [prefix + number + suffix, number] : [number] };
    }),
  };
}

/** Returns a whole number with leading zeros. The sign does not count as a digit. */
export function padNumber(number: number, digits: number): string {
  return (number < 0 ? '-' : '') + String(Math.abs(number)).padStart(digits, '0');
}
