import type { Caution } from '#content';
import { cautionText } from './caution-text.ts';
import styles from './cautions.module.css';

/** What may go wrong, in sentences. They belong in an element that is there before them, so that they are announced as they come. */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  return cautions.map((caution) => (
    <p key={caution.kind} className={styles.caution}>
      {cautionText(caution)}
    </p>
  ));
}
