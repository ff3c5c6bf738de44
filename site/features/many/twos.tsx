import type { ReactNode } from 'react';
import styles from './twos.module.css';

/** Fields in two columns if there is room. A child with `data-width="whole"` takes both. */
export function Twos({ children }: { readonly children: ReactNode }) {
  return <div className={styles.twos}>{children}</div>;
}
