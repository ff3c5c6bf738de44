import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { QrDesign } from '#design';
import type { Repair } from '#scanning';
import { Button, changesText, DrawingView, VERDICT_TEXT, VisuallyHidden } from '#ui';
import type { Draft, ReadyDraft } from './draft.ts';
import styles from './scan-verdict.module.css';

interface RepairOfferProps {
  readonly repair: Repair;
  /** The design as it is. */
  readonly before: ReadyDraft;
  readonly draw: (design: QrDesign) => Draft;
  readonly apply: (repair: Repair) => void;
  /** Whether it is this design that was measured: a repair of an earlier one would undo what was changed since. */
  readonly isCurrent: boolean;
}

/** A repair that was tried: what it does, how the code would look, and what the readers then say. */
export function RepairOffer({ repair, before, draw, apply, isCurrent }: RepairOfferProps) {
  const after = useMemo(() => draw(repair.design), [draw, repair.design]);
  return (
    <div className={styles.offer}>
      {after.state === 'ready' && (
        <div className={styles.change}>
          <DrawingView className={styles.small} drawing={before.made.drawing} label="" />
          <ArrowRight aria-hidden="true" />
          <DrawingView className={styles.small} drawing={after.made.drawing} label="" />
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
