import { useId } from 'react';
import type { BlockBudget } from '#scanning';
import { VisuallyHidden } from '#ui';
import { checkWords as words } from '#words/check';
import styles from './check.module.css';

/** How much of its error correction each block of a code uses. */
export function BlockBars({ budget }: { readonly budget: readonly BlockBudget[] }) {
  const id = useId();
  return (
    <div className={styles.blocks}>
      <p id={id}>{words.blocks}</p>
      <ul aria-labelledby={id}>
        {budget.map(({ wrong, correctable }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity.
          <li key={index} title={words.block(index + 1, wrong, correctable)}>
            <VisuallyHidden>{words.block(index + 1, wrong, correctable)}</VisuallyHidden>
            <svg viewBox={`0 0 ${correctable} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.min(wrong, correctable)} height="1" data-full={wrong >= correctable || undefined} />
            </svg>
            {budget.length <= FEW && <span aria-hidden="true">{words.share(wrong, correctable)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With more blocks, there is no room for figures beside the bars. */
const FEW = 8;
