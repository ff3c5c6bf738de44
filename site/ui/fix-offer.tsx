import { ArrowRight } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import type { Fix } from '#scanning';
import { scanWords } from '#words/scan';
import { Button } from './button.tsx';
import { DrawingView } from './drawing-view.tsx';
import styles from './fix-offer.module.css';
import { changeLines } from './scan-words.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface FixOfferProps {
  readonly fix: Fix;
  /** The drawing of the current design; null while it cannot be drawn. */
  readonly before: Drawing | null;
  readonly draw: (design: QrDesign) => Drawing | null;
  readonly apply: (fix: Fix) => void;
  /** Whether the fix was found for the current design. A fix for an earlier one would undo later changes. */
  readonly isCurrent: boolean;
}

/** A fix that was tried: its changes, the resulting code, and the code's verdict. */
export function FixOffer({ fix, before, draw, apply, isCurrent }: FixOfferProps) {
  const after = useMemo(() => draw(fix.design), [draw, fix.design]);
  const id = useId();
  const lines = changeLines(fix.changes);
  const isList = lines.length > 1;
  return (
    <div className={styles.offer}>
      {before && after && (
        <div className={styles.change}>
          <DrawingView className={styles.small} drawing={before} label="" />
          <ArrowRight data-mirrored aria-hidden="true" />
          <DrawingView className={styles.small} drawing={after} label="" />
          <p className={styles.note}>
            <VisuallyHidden>{scanWords.withFix[fix.verdict]}</VisuallyHidden>
            <span aria-hidden="true">{scanWords.verdicts[fix.verdict]}</span>
          </p>
        </div>
      )}
      {isList && <ChangeList id={id} lines={lines} />}
      <Button size="small" disabled={!isCurrent} aria-describedby={isList ? id : undefined} onClick={() => apply(fix)}>
        {isList ? scanWords.applyAll : lines[0]}
      </Button>
    </div>
  );
}

/** The changes of a fix, a line for each. */
export function ChangeList({ id, lines }: { readonly id?: string; readonly lines: readonly string[] }) {
  return (
    <ul id={id} className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
