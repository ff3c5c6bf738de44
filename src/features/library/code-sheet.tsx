import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#ui';
import { CodeCard } from './code-card.tsx';
import styles from './code-sheet.module.css';
import { findCodes } from './find-codes.ts';
import { KeepingCodes } from './keeping-codes.tsx';
import { RestoreButton } from './restore-button.tsx';
import { useCodes } from './use-codes.ts';

/** Fewer codes are seen at a glance. */
const MANY = 12;

/** Codes that are shown before more are asked for. */
const AT_ONCE = 24;

/** A contact sheet of all codes of this browser, and what keeps them. */
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
  const found = isSearched ? findCodes(codes, search) : codes;
  return (
    <section className={styles.sheet} aria-labelledby="your-codes">
      <div className={styles.head}>
        <h2 ref={heading} id="your-codes" className={styles.heading} tabIndex={-1}>
          Your codes
        </h2>
        {isSearched && (
          <search className={styles.search}>
            <input
              type="search"
              aria-label="Search your codes"
              placeholder="Search your codes"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <p role="status">
              {search.trim() === '' ? `${codes.length} codes` : `${found.length} of ${codes.length} codes`}
            </p>
          </search>
        )}
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
          Show all {found.length} codes
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

/** What will be here, and how codes of another browser come here. */
function NoCodes({ isDeleting }: NoCodesProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDeleting.current && document.activeElement === document.body) words.current?.focus({ preventScroll: true });
    isDeleting.current = false;
  }, [isDeleting]);
  return (
    <p ref={words} className={styles.none} tabIndex={-1}>
      <span>Codes that you generate are kept in this browser, and listed here.</span>
      <RestoreButton />
    </p>
  );
}
