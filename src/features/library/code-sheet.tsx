import { Sheet } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui';
import { libraryWords as words } from '#words/library';
import { useCodes } from '#workbench';
import { CodeCard } from './code-card.tsx';
import styles from './code-sheet.module.css';
import { KeepingCodes } from './keeping-codes.tsx';
import { RestoreButton } from './restore-button.tsx';
import { searchCodes } from './search-codes.ts';

/** Fewer codes need no search. */
const MANY = 12;

/** Codes that are shown until the visitor asks for all. */
const AT_ONCE = 24;

/** All codes of this browser, and how to keep, restore and delete them. */
export function CodeSheet({ toGenerator }: { readonly toGenerator: () => void }) {
  const codes = useCodes();
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const isDeleting = useRef(false);
  // The button that was pressed is gone, or about to go; the keyboard goes on at the head of the list.
  const toHeading = useCallback(() => {
    isDeleting.current = true;
    heading.current?.focus({ preventScroll: true });
  }, []);
  if (!codes) return null;
  if (codes.length === 0) return <NoCodes isDeleting={isDeleting} />;
  const isSearched = codes.length > MANY;
  const found = isSearched ? searchCodes(codes, search) : codes;
  return (
    <section className={styles.sheet} aria-labelledby="your-codes">
      <div className={styles.head}>
        <h2 ref={heading} id="your-codes" className={styles.heading} tabIndex={-1}>
          {words.heading}
        </h2>
        {isSearched && (
          <search className={styles.search}>
            <input
              type="search"
              aria-label={words.search}
              placeholder={words.search}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <p role="status">
              {search.trim() === '' ? words.count(codes.length) : words.found(found.length, codes.length)}
            </p>
          </search>
        )}
        <ButtonLink to="/many" size="small">
          <Sheet aria-hidden="true" />
          {words.makeMany}
        </ButtonLink>
      </div>
      <ul className={styles.codes}>
        {found.slice(0, most).map((code) => (
          <li key={code.id}>
            <CodeCard code={code} toGenerator={toGenerator} afterDelete={toHeading} />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button className={styles.more} onClick={() => setMost(found.length)}>
          {words.showAll(found.length)}
        </Button>
      )}
      <KeepingCodes count={codes.length} afterDelete={toHeading} />
    </section>
  );
}

interface NoCodesProps {
  /** Whether the visitor has just deleted the last code here. */
  readonly isDeleting: RefObject<boolean>;
}

/** What will be listed here, and the way to restore a backup. */
function NoCodes({ isDeleting }: NoCodesProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDeleting.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    isDeleting.current = false;
  }, [isDeleting]);
  return (
    <p ref={place} className={styles.none} tabIndex={-1}>
      <span>{words.none}</span>
      <RestoreButton />
    </p>
  );
}
