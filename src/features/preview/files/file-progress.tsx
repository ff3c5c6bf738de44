import { useId } from 'react';
import { Button } from '#ui';
import styles from './file-actions.module.css';

/** How far a file is, and the way to do without it. */
export function FileProgress({ share, cancel }: { readonly share: number; readonly cancel: () => void }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>Writing the file…</label>
      <progress id={id} value={share} />
      <Button size="small" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
