import type { ReactNode } from 'react';
import styles from './proof.module.css';

/** A square between crop marks, like a printer's proof. It is at most `--proof` wide, by default 250 px. */
export function Proof({ children }: { children: ReactNode }) {
  return (
    <div className={styles.proof}>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
