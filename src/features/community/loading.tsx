import { GhostCode } from '#ui';
import styles from './loading.module.css';

/** A placeholder for content that is being generated. Its words appear only if that takes noticeably long. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.loading}>
      <GhostCode className={styles.ghost} />
      <p>{children}</p>
    </div>
  );
}
