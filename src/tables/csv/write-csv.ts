import type { Delimiter } from '#tables/cells';
import { guardCell } from './guarded-cells.ts';

/** How a table is written. */
export interface CsvDialect {
  readonly delimiter: Exclude<Delimiter, ''>;
  readonly lineEnd: '\r\n' | '\n' | '\r';
  /** Quote every cell, not only those that need it. */
  readonly quotesAll?: boolean;
}

/** The form that spreadsheets open without asking, if a byte order mark comes first. */
export const PLAIN_CSV: CsvDialect = { delimiter: ',', lineEnd: '\r\n' };

/** Tells spreadsheets that a CSV file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a record as a line with its end. Cells that look like formulas are guarded; `readTable` restores them, for
 * every dialect.
 */
export function writeCsvRecord(
  cells: readonly string[],
  { delimiter, lineEnd, quotesAll = false }: CsvDialect,
): string {
  const isAlone = cells.length === 1;
  const written = cells.map((cell) => {
    const guarded = guardCell(cell);
    const mustQuote = quotesAll || /["\r\n]/.test(guarded) || guarded.includes(delimiter) || /^sep=/i.test(cell);
    // Unquoted, a record of one empty cell would be an empty line.
    return mustQuote || (isAlone && cell === '') ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  });
  return written.join(delimiter) + lineEnd;
}
