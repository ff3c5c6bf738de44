import { COLUMN_WORDS, type ColumnRole, keysOf, wordKey } from '#content/vocabulary';

const ROLES = new Map<string, ColumnRole[]>();
for (const role of Object.keys(COLUMN_WORDS) as ColumnRole[]) {
  for (const key of keysOf(COLUMN_WORDS[role])) ROLES.set(key, [...(ROLES.get(key) ?? []), role]);
}

/** A unit, a format or a zone after the name: `Start (UTC)`, `Datum [TT.MM.JJJJ]`. */
const BRACKETS = /[([（［【][^)\]）］】]*[)\]）］】]/g;

/** Returns what a column with this name can be for, in the order of the table of words; empty if the name is unknown. */
export function rolesOf(name: string): readonly ColumnRole[] {
  const written = name.slice(0, LONGEST);
  return ROLES.get(wordKey(written)) ?? ROLES.get(wordKey(written.replace(BRACKETS, ''))) ?? [];
}

/** Returns the roles of each column. One with the same name as another, such as `Début 2` beside `Début`, has the same. */
export function rolesOfAll(columns: readonly string[]): (readonly ColumnRole[])[] {
  const names = new Set(columns);
  return columns.map((name) => {
    const base = name.replace(/ \d+$/, '');
    return rolesOf(names.has(base) ? base : name);
  });
}

/** Characters of a name that is compared. */
const LONGEST = 100;

/** Returns the index of the first column with the first of these roles that any column has; -1 if there is none. */
export function columnFor(
  columns: readonly string[],
  roles: readonly ColumnRole[],
  taken?: ReadonlySet<number>,
): number {
  const known = rolesOfAll(columns);
  for (const role of roles) {
    const column = known.findIndex((each, index) => each.includes(role) && !taken?.has(index));
    if (column >= 0) return column;
  }
  return -1;
}
