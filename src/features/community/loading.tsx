import { GhostCode } from '#ui';
import styles from './loading.module.css';

/** The place of something that is being generated. Its words come only when that takes long enough to be noticed. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.loading}>
      <GhostCode className={styles.ghost} />
      <p>{children}</p>
    </div>
  );
}
