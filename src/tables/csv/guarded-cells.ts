/** A cell that a spreadsheet could take for a formula, or for one that is guarded already. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n]/;

const GUARDED = /^'+[=+\-@\t\r\n]/;

/** How people keep leading zeros through Excel: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * Returns a cell with an apostrophe before it if a spreadsheet could take it for a formula, which may send data away.
 * Quoting does not stop spreadsheets, so no column is exempt. `unguardCell` undoes it.
 */
export function guardCell(cell: string): string {
  return LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Returns a cell without the apostrophe that `guardCell` wrote before it. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/**
 * Returns what a cell means: the text of `="…"`, a guarded cell without its apostrophe. Formulas stay as they are
 * written.
 */
export function cellText(cell: string): string {
  const first = cell.charCodeAt(0);
  // 61 is =, 39 an apostrophe: most cells are done with one look.
  if (first === 61) return TEXT_FORMULA.exec(cell)?.[1].replaceAll('""', '"') ?? cell;
  return first === 39 ? unguardCell(cell) : cell;
}
