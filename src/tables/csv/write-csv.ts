import type { Delimiter } from '#tables/cells';
import { guardCell } from './guarded-cells.ts';

/** How a table is written. */
export interface CsvDialect {
  readonly delimiter: Exclude<Delimiter, ''>;
  readonly lineEnd: '\r\n' | '\n' | '\r';
  /** Every cell is quoted, rather than those that must be. */
  readonly quotesAll?: boolean;
}

/** What spreadsheets open by themselves, if a byte order mark stands before it. */
export const PLAIN_CSV: CsvDialect = { delimiter: ',', lineEnd: '\r\n' };

/** The mark by which spreadsheets know that a CSV file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a record as a line with its end. Cells that look like formulas are guarded: `readTable` gives back what was
 * written, for every dialect.
 */
export function writeCsvRecord(
  cells: readonly string[],
  { delimiter, lineEnd, quotesAll = false }: CsvDialect,
): string {
  const isAlone = cells.length === 1;
  const written = cells.map((cell) => {
    const guarded = guardCell(cell);
    const mustQuote = quotesAll || /["\r\n]/.test(guarded) || guarded.includes(delimiter) || /^sep=/i.test(cell);
    // A record of one empty cell would be a blank line.
    return mustQuote || (isAlone && cell === '') ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  });
  return written.join(delimiter) + lineEnd;
}
