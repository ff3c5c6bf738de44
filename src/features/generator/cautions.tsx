import type { Caution } from '#content';
import { contentWords } from '#words/generator-content';
import styles from './cautions.module.css';
import { useSettledCautions } from './use-settled-cautions.ts';

/**
 * What may go wrong, in sentences, once the visitor has paused. To be announced, they belong in a live region that is on
 * the page before them.
 */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  return useSettledCautions(cautions).map((caution) => (
    <p key={`${caution.field} ${caution.kind}`} className={styles.caution}>
      {contentWords.caution(caution)}
    </p>
  ));
}
