import type { Caution } from '#content';
import { cautionText } from './caution-text.ts';
import styles from './cautions.module.css';
import { useSettledCautions } from './use-settled-cautions.ts';

/**
 * What may go wrong, in sentences, once the visitor has paused. They belong in a live region that is there before them, so that they are
 * announced.
 */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  return useSettledCautions(cautions).map((caution) => (
    <p key={`${caution.field} ${caution.kind}`} className={styles.caution}>
      {cautionText(caution)}
    </p>
  ));
}
