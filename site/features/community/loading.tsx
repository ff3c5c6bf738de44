import { GhostCode } from '#ui';
import styles from './loading.module.css';

/** A placeholder while content is loaded or generated. The placeholder appears only after a short delay. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.loading}>
      <GhostCode className={styles.ghost} />
      <p>{children}</p>
    </div>
  );
}
