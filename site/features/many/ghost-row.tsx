import { GhostCode, Proof } from '#ui';
import styles from './rows.module.css';

/** As large as a row's preview without words. */
export function GhostRow() {
  return (
    <div data-stack="l">
      <div className={styles.head} aria-hidden="true" />
      <Proof>
        <GhostCode className={styles.ghost} />
      </Proof>
    </div>
  );
}
