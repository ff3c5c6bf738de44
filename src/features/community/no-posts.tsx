import type { ReactNode } from 'react';
import { GhostCode } from '#ui';
import styles from './no-posts.module.css';

/** The place of a list of posts that holds none: a heading and what else there is to say or do. */
export function NoPosts({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <GhostCode className={styles.ghost} />
      {children}
    </div>
  );
}
