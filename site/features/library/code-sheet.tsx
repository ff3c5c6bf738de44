import { Sheet, SquareCheck } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink, barClass } from '#ui';
import { libraryWords as words } from '#words/library';
import { useCodes } from '#workbench';
import { CodeCard } from './code-card.tsx';
import styles from './code-sheet.module.css';
import { KeepingCodes } from './keeping-codes.tsx';
import { NoCodes } from './no-codes.tsx';
import { isSearchOffered, searchCodes, searchSets } from './search-codes.ts';
import { SearchField } from './search-field.tsx';
import { SelectionBar, useSelection } from './selection/index.ts';
import { SetList, useSets } from './set-list.tsx';
import { useFocusAfterDelete } from './use-focus-after-delete.ts';

/** How many codes are shown until the visitor asks for all. */
const AT_ONCE = 24;

interface CodeSheetProps {
  readonly toGenerator: () => void;
}

/** All codes of this browser, and ways to back up, restore and delete them. */
export function CodeSheet({ toGenerator }: CodeSheetProps) {
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
      <>
        <NoCodes isDeleting={focus.isDeleting} hasTables={sets.length > 0} />
        {sets.length > 0 && (
          <section className={styles.sheet} aria-labelledby="your-codes">
            <h2 id="your-codes" className={styles.heading}>
              {words.heading}
            </h2>
            <SetList sets={sets} />
            <KeepingCodes codes={0} sets={sets} afterDelete={focus.toHeading} />
          </section>
        )}
      </>
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
    <section className={styles.sheet} aria-labelledby="your-codes">
      <div className={barClass}>
        <h2 ref={focus.heading} id="your-codes" className={styles.heading} tabIndex={-1}>
          {words.heading}
        </h2>
        {isSearched && (
          <SearchField ref={field} search={search} change={setSearch} found={found.length} all={codes.length} />
        )}
        <div className={styles.tools}>
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
              toGenerator={toGenerator}
              toPreview={toPreview}
              beforeDelete={focus.beforeDelete}
            />
          </li>
        ))}
      </ul>
      {found.length + foundSets.length === 0 && (
        <div className={styles.nothing}>
          <p>{words.nothingFound(search.trim())}</p>
          <Button size="small" onClick={clearSearch}>
            {words.clearSearch}
          </Button>
        </div>
      )}
      {found.length > most && (
        <Button className={styles.more} onClick={() => setMost(found.length)}>
          {words.showAll(found.length)}
        </Button>
      )}
      {isSelecting && <SelectionBar selection={selection} found={found} end={endSelection} />}
      <KeepingCodes codes={codes.length} sets={sets} afterDelete={focus.toHeading} />
    </section>
  );
}
