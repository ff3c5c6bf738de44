import { hideSecrets } from '#content';
import type { CodeEntry, TableSet } from '#storage';
import { hasWordsOf } from '#ui';
import { libraryWords } from '#words/library';

/** Up to this many codes and tables are listed without a search field. */
const MANY = 12;

export function isSearchOffered(count: number): boolean {
  return count > MANY;
}

/** Returns the codes whose name or text has all words of a search. Passwords are not searched. */
export function searchCodes(codes: readonly CodeEntry[], search: string): readonly CodeEntry[] {
  const hasAll = hasWordsOf(search);
  return codes.filter(({ name = '', text }) => hasAll(`${name}\n${hideSecrets(text)}`));
}

/** Returns the tables whose title or file name contains all the words of a search. */
export function searchSets(sets: readonly TableSet[], search: string): readonly TableSet[] {
  const hasAll = hasWordsOf(search);
  return sets.filter((set) => hasAll(`${setTitle(set)}\n${set.name}`));
}

/** Returns the name of a table: its title, else the name of its file, else the name that all pasted tables share. */
export function setTitle({ title = '', name }: Pick<TableSet, 'title' | 'name'>): string {
  return title || name || libraryWords.sets.unnamed;
}
