import type { Ref } from 'react';
import { libraryWords as words } from '#words/library';
import styles from './code-sheet.module.css';

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly search: string;
  readonly change: (search: string) => void;
  readonly found: number;
  readonly all: number;
}

/** The search field, and how many codes the search finds. */
export function SearchField({ ref, search, change, found, all }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <input
        ref={ref}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ target }) => change(target.value)}
      />
      <p role="status">{search.trim() === '' ? words.count(all) : words.found(found, all)}</p>
    </search>
  );
}
