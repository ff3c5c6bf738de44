import { Sheet, SquareCheck } from 'lucide-react';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CodeEntry } from '#storage';
import { Button, ButtonLink, barClass } from '#ui';
import { libraryWords as words } from '#words/library';
import { useCodes, YOUR_CODES_ID } from '#workbench';
import { CodeCard } from './code-card.tsx';
import styles from './code-sheet.module.css';
import { KeepingCodes } from './keeping-codes.tsx';
import { isSearchOffered, searchCodes, searchSets } from './search-codes.ts';
import { SelectionBar, useSelection } from './selection-bar.tsx';
import { SetList, useSets } from './set-list.tsx';

const AT_ONCE = 24;

export function CodeSheet() {
  const codes = useCodes();
  const sets = useSets();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const selection = useSelection(codes);
  const field = useRef<HTMLInputElement>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const focus = useFocusAfterDelete(codes);
  const toPreview = useCallback(() => void navigate('/preview'), [navigate]);
  if (!codes) return null;
  if (codes.length === 0) {
    return (
      sets.length > 0 && (
        <section className={styles.sheet} data-stack="xl" aria-labelledby={YOUR_CODES_ID}>
          <h2 ref={focus.heading} id={YOUR_CODES_ID} data-text="title" tabIndex={-1}>
            {words.heading}
          </h2>
          <SetList sets={sets} />
          <KeepingCodes codes={0} sets={sets} afterDelete={focus.toHeading} />
        </section>
      )
    );
  }
  const isSearched = isSearchOffered(codes.length + sets.length);
  const found = isSearched ? searchCodes(codes, search) : codes;
  const foundSets = isSearched ? searchSets(sets, search) : sets;
  const isSelecting = selection.ids !== null;

  function clearSearch(): void {
    setSearch('');
    field.current?.focus();
  }

  function endSelection(): void {
    selection.end();
    // The pressed button disappears, so the focus moves.
    selectButton.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.sheet} data-stack="xl" aria-labelledby={YOUR_CODES_ID}>
      <div className={barClass}>
        <h2 ref={focus.heading} id={YOUR_CODES_ID} data-text="title" tabIndex={-1}>
          {words.heading}
        </h2>
        {isSearched && (
          <SearchField ref={field} search={search} change={setSearch} found={found.length} all={codes.length} />
        )}
        <div className={styles.tools} data-row="s">
          <Button
            ref={selectButton}
            size="small"
            aria-pressed={isSelecting}
            onClick={isSelecting ? endSelection : selection.begin}
          >
            <SquareCheck aria-hidden="true" />
            {words.selection.begin}
          </Button>
          <ButtonLink to="/many" size="small">
            <Sheet aria-hidden="true" />
            {words.makeMany}
          </ButtonLink>
        </div>
      </div>
      <SetList sets={foundSets} />
      <ul ref={focus.list} className={styles.codes}>
        {found.map((code, index) => (
          <li key={code.id} data-code={code.id} data-later={index >= most || undefined}>
            <CodeCard
              code={code}
              isSelected={selection.ids?.has(code.id) ?? null}
              select={selection.select}
              toPreview={toPreview}
              beforeDelete={focus.beforeDelete}
            />
          </li>
        ))}
      </ul>
      {found.length + foundSets.length === 0 && (
        <div className={styles.nothing} data-stack="l center" data-text="soft center">
          <p>{words.nothingFound({ search: search.trim() })}</p>
          <Button size="small" onClick={clearSearch}>
            {words.clearSearch}
          </Button>
        </div>
      )}
      {found.length > most && (
        <Button className={styles.more} onClick={() => setMost(found.length)}>
          {words.showAll({ count: found.length })}
        </Button>
      )}
      {isSelecting && <SelectionBar selection={selection} found={found} end={endSelection} />}
      <KeepingCodes codes={codes.length} sets={sets} afterDelete={focus.toHeading} />
    </section>
  );
}

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly search: string;
  readonly change: (search: string) => void;
  readonly found: number;
  readonly all: number;
}

function SearchField({ ref, search, change, found, all }: SearchFieldProps) {
  return (
    <search className={styles.search} data-row="center" data-text="soft small">
      <input
        ref={ref}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ target }) => change(target.value)}
      />
      <p role="status">{search.trim() === '' ? words.count({ count: all }) : words.found({ found, all })}</p>
    </search>
  );
}

function useFocusAfterDelete(codes: readonly CodeEntry[] | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const waiting = useRef<{ readonly gone: string; readonly next: string | undefined } | null>(null);

  useEffect(() => {
    if (!waiting.current || codes?.some(({ id }) => id === waiting.current?.gone)) return;
    const { next } = waiting.current;
    waiting.current = null;
    if (document.activeElement !== document.body) return;
    const place = list.current?.querySelector<HTMLElement>(`[data-code="${next}"] button`) ?? heading.current;
    place?.focus({ preventScroll: true });
  }, [codes]);

  const toHeading = useCallback(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);

  const beforeDelete = useCallback((gone: string): void => {
    const shown = [...(list.current?.children ?? [])].map((item) => (item as HTMLElement).dataset.code);
    waiting.current = { gone, next: neighborOf(gone, shown) };
  }, []);

  return { heading, list, toHeading, beforeDelete };
}

/** Returns the next element or, after the last, the previous one. Undefined if `gone` was the only one. */
function neighborOf<T>(gone: T, list: readonly T[]): T | undefined {
  const place = list.indexOf(gone);
  return list[place + 1] ?? list[place - 1];
}
