import { WandSparkles } from 'lucide-react';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import type { Repair, ScanReport } from '#scanning';
import { Button } from './button.tsx';
import { RepairOffer } from './repair-offer.tsx';
import styles from './scan-reasons.module.css';
import { changesText, findingText, noRepairText } from './scan-words.ts';

interface ScanReasonsProps {
  readonly report: ScanReport;
  /** Whether the report is about what is shown now. */
  readonly isCurrent: boolean;
  /** The design as it is; null as long as it cannot be drawn. */
  readonly before: Drawing | null;
  /** Draws a design as it would come out, to show what a repair would change. */
  readonly draw: (design: QrDesign) => Drawing | null;
  readonly apply: (repair: Repair) => void;
}

/** What stands in a reader's way, each with the repair that was tried and found to help, and the one that does it all. */
export function ScanReasons({ report: { reasons, everything }, isCurrent, before, draw, apply }: ScanReasonsProps) {
  return (
    <>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ finding, repair, whyNoRepair }) => (
            <li key={finding.id} className={styles.reason} data-kind={finding.kind}>
              <p>{findingText(finding)}</p>
              {repair ? (
                <RepairOffer repair={repair} before={before} draw={draw} apply={apply} isCurrent={isCurrent} />
              ) : (
                whyNoRepair && <p className={styles.note}>{noRepairText(whyNoRepair)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {everything && (
        <div className={styles.everything}>
          <Button size="small" disabled={!isCurrent} onClick={() => apply(everything)}>
            <WandSparkles aria-hidden="true" />
            Fix everything
          </Button>
          <p className={styles.note}>{changesText(everything.changes)}.</p>
        </div>
      )}
    </>
  );
}
