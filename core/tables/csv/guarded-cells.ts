/** Matches a cell that a spreadsheet could take for a formula, or that looks like a result of `guardCell`. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n]/;

const GUARDED = /^'+[=+\-@\t\r\n]/;

/** A common way to keep leading zeros in Excel: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * Returns a cell with an apostrophe in front if a spreadsheet could take it for a formula, or if it looks like a
 * guarded cell. A formula may send data away, and quotation marks do not prevent that. `unguardCell` removes the
 * apostrophe.
 */
export function guardCell(cell: string): string {
  return LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Returns a cell without the apostrophe that `guardCell` added. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/**
 * Returns the text that a cell stands for: the text in `="…"`, or a guarded cell without its apostrophe. Other formulas
 * stay as they are.
 */
export function cellText(cell: string): string {
  const first = cell.charCodeAt(0);
  // 61 is the equals sign, 39 the apostrophe. The first character rules out most cells.
  if (first === 61) return TEXT_FORMULA.exec(cell)?.[1].replaceAll('""', '"') ?? cell;
  return first === 39 ? unguardCell(cell) : cell;
}
