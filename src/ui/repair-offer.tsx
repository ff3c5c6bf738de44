import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import type { Repair } from '#scanning';
import { Button } from './button.tsx';
import { DrawingView } from './drawing-view.tsx';
import styles from './repair-offer.module.css';
import { changesText, VERDICT_TEXT } from './scan-words.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RepairOfferProps {
  readonly repair: Repair;
  /** The design as it is; null as long as it cannot be drawn. */
  readonly before: Drawing | null;
  readonly draw: (design: QrDesign) => Drawing | null;
  readonly apply: (repair: Repair) => void;
  /** Whether it is this design that was measured: a repair of an earlier one would undo what was changed since. */
  readonly isCurrent: boolean;
}

/** A repair that was tried: what it does, how the code would look, and what the readers then say. */
export function RepairOffer({ repair, before, draw, apply, isCurrent }: RepairOfferProps) {
  const after = useMemo(() => draw(repair.design), [draw, repair.design]);
  return (
    <div className={styles.offer}>
      {before && after && (
        <div className={styles.change}>
          <DrawingView className={styles.small} drawing={before} label="" />
          <ArrowRight aria-hidden="true" />
          <DrawingView className={styles.small} drawing={after} label="" />
          <p className={styles.note}>
            <VisuallyHidden>The repaired design: </VisuallyHidden>
            {VERDICT_TEXT[repair.verdict]}
          </p>
        </div>
      )}
      <Button size="small" disabled={!isCurrent} onClick={() => apply(repair)}>
        {changesText(repair.changes)}
      </Button>
    </div>
  );
}
