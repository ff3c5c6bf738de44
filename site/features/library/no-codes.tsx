import { type RefObject, useEffect, useRef } from 'react';
import { libraryWords as words } from '#words/library';
import styles from './code-sheet.module.css';
import { RestoreButton } from './restore-button.tsx';

interface NoCodesProps {
  /** Whether the visitor has just deleted the last code here. */
  readonly isDeleting: RefObject<boolean>;
  /** Whether tables are listed below, which have their own button to restore a backup. */
  readonly hasTables: boolean;
}

/** Shown instead of an empty list of codes, with a button to restore a backup. */
export function NoCodes({ isDeleting, hasTables }: NoCodesProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDeleting.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    isDeleting.current = false;
  }, [isDeleting]);
  return (
    <p ref={place} className={styles.none} tabIndex={-1}>
      <span>{words.none}</span>
      {!hasTables && <RestoreButton />}
    </p>
  );
}
