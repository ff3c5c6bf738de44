import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui';
import styles from './file-actions.module.css';

interface FileProgressProps {
  readonly share: number;
  readonly cancel: () => void;
  /** Called when this goes away with the focus in it. */
  readonly giveFocusBack: () => void;
}

/** How far a file is, and the way to do without it. */
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
      <label htmlFor={id}>Writing the file…</label>
      <progress id={id} value={share} />
      <Button size="small" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
