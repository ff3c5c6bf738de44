import type { ColumnRole } from '#content/vocabulary';
import { type CellKind, cellKind } from './cell-kind.ts';
import { rolesOf } from './column-roles.ts';
import { columnLetters, nameKey } from './table.ts';

const SAMPLE_ROWS = 50;

/** A first row whose only filled cell is called like one of these is a header, even if words are below it. */
const HEADER_ROLES: readonly ColumnRole[] = [
  ...([
    'website',
    'street',
    'name',
    'text',
    'email',
    'mobile',
    'phone',
    'network',
    'title',
    'serial',
    'number',
  ] as const),
];

/** Rows above a header, such as titles and empty lines of a form. */
const TITLES_MAX = 9;

/** Returns the header's index, or null: it has two filled cells or more, and titles above it at most half as many. */
export function guessHeader(records: readonly (readonly string[])[]): number | null {
  const filled = records.slice(0, TITLES_MAX + 1).map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  for (const [index, count] of filled.entries()) {
    if (index > 0 && (count < 2 || filled.slice(0, index).some((above) => above > count / 2))) continue;
    // A title above the header is no header itself, even if it is a common name of a column.
    if (filled.some((other) => other >= 2 * count)) continue;
    if (looksLikeHeader(records.slice(index))) return index;
  }
  return null;
}

/**
 * Whether the first record's cells are words, different from the cells below, and from one another unless some are common
 * column names. A single filled cell must be a common column name, or be above cells that are not words.
 */
export function looksLikeHeader(records: readonly (readonly string[])[]): boolean {
  const [first, ...below] = records.slice(0, SAMPLE_ROWS + 1);
  if (!first || below.length === 0) return false;
  const names = first.map(nameKey).filter((name) => name !== '');
  const known = new Set(first.filter((cell) => rolesOf(cell).length > 0).map(nameKey));
  // Outlook in French gives one name to the day and the time of a beginning.
  const areClear = new Set(names).size === names.length || known.size >= 2;
  if (names.length === 0 || !areClear) return false;
  if (!first.every((cell) => ['words', 'empty'].includes(cellKind(cell)))) return false;
  if (first.some((cell, column) => cell.trim() !== '' && below.some((record) => record[column] === cell))) return false;
  if (names.length > 1) return true;
  const column = first.findIndex((cell) => cell.trim() !== '');
  const kinds = new Set<CellKind>(below.map((record) => cellKind(record[column] ?? '')));
  return !kinds.has('words') || rolesOf(first[column]).some((role) => HEADER_ROLES.includes(role));
}

/**
 * Returns the header's cells, line breaks as spaces, or the letters that spreadsheets use for empty ones. A name whose
 * key (`nameKey`) is taken gets a number.
 */
export function columnNames(header: readonly string[] | null, count: number): string[] {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const given = (header?.[index] ?? '')
      .replace(/\uFEFF/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const base = given === '' ? columnLetters(index) : given;
    let name = base;
    while (taken.has(nameKey(name))) {
      const copy = (copies.get(nameKey(base)) ?? 1) + 1;
      copies.set(nameKey(base), copy);
      name = `${base} ${copy}`;
    }
    taken.add(nameKey(name));
    return name;
  });
}
