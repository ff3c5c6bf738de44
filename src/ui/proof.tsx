import type { ReactNode } from 'react';
import styles from './proof.module.css';

/** A print proof: its content lies on the sheet between crop marks, in a square of at most 250 px, or `--proof`. */
export function Proof({ children }: { children: ReactNode }) {
  return (
    <div className={styles.proof}>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
