import type { ReactNode } from 'react';
import styles from './printing.module.css';

/** Number fields side by side, as many as fit. */
export function NumberRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.numbers}>{children}</div>;
}
