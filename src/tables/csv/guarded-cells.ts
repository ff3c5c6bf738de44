/** A cell that a spreadsheet could take for a formula, or that looks guarded already. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n]/;

const GUARDED = /^'+[=+\-@\t\r\n]/;

/** A common way to keep leading zeros in Excel: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * Returns a cell with an apostrophe in front if a spreadsheet could take it for a formula, which may send data away.
 * Quoting does not prevent that, so all columns are guarded. `unguardCell` undoes it.
 */
export function guardCell(cell: string): string {
  return LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Returns a cell without the apostrophe added by `guardCell`. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/**
 * Returns the meaning of a cell: the text of `="…"`, or a guarded cell without its apostrophe. Other formulas stay as
 * written.
 */
export function cellText(cell: string): string {
  const first = cell.charCodeAt(0);
  // 61 is =, 39 an apostrophe. The first character rules out most cells.
  if (first === 61) return TEXT_FORMULA.exec(cell)?.[1].replaceAll('""', '"') ?? cell;
  return first === 39 ? unguardCell(cell) : cell;
}
