import type { Delimiter } from '#tables/cells';
import { guardCell } from './guarded-cells.ts';

/** How a table is written as text. */
export interface CsvDialect {
  readonly delimiter: Exclude<Delimiter, ''>;
  readonly lineEnd: '\r\n' | '\n' | '\r';
  /** Whether every cell is quoted, not only those that need it. */
  readonly quotesAll?: boolean;
}

/** The dialect that spreadsheets open without questions, if the file begins with a byte order mark. */
export const PLAIN_CSV: CsvDialect = { delimiter: ',', lineEnd: '\r\n' };

/** A character that, at the beginning of a CSV file, tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a record as a line, including the line end. Cells that look like formulas are guarded (`guardCell`);
 * `readTable` removes the guards again.
 */
export function writeCsvRecord(
  cells: readonly string[],
  { delimiter, lineEnd, quotesAll = false }: CsvDialect,
): string {
  const isAlone = cells.length === 1;
  const written = cells.map((cell) => {
    const guarded = guardCell(cell);
    const mustQuote = quotesAll || /["\r\n]/.test(guarded) || guarded.includes(delimiter) || /^sep=/i.test(cell);
    // A record of one empty cell must be quoted, because it would otherwise be an empty line.
    return mustQuote || (isAlone && cell === '') ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  });
  return written.join(delimiter) + lineEnd;
}
