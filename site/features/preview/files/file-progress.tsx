import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui';
import { fileWords } from '#words/files';
import styles from './file-actions.module.css';

interface FileProgressProps {
  readonly share: number;
  readonly cancel: () => void;
  /** Called if this is removed while it has the focus. */
  readonly giveFocusBack: () => void;
}

/** How much of a file is made, and a button to cancel it. */
export function FileProgress({ share, cancel, giveFocusBack }: FileProgressProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const giveBack = useRef(giveFocusBack);
  useLayoutEffect(() => {
    const own = place.current;
    // React calls this before it removes the elements.
    return () => {
      if (own?.contains(document.activeElement)) giveBack.current();
    };
  }, []);
  return (
    <div ref={place} className={styles.progress}>
      <label htmlFor={id}>{fileWords.making}</label>
      <progress id={id} value={share} />
      <Button size="small" onClick={cancel}>
        {fileWords.cancel}
      </Button>
    </div>
  );
}
