import { WandSparkles } from 'lucide-react';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import type { Fix, ScanReport } from '#scanning';
import { scanWords } from '#words/scan';
import { Button } from './button.tsx';
import { ChangeList, FixOffer } from './fix-offer.tsx';
import styles from './scan-reasons.module.css';
import { changeLines, findingMessage, noFixText } from './scan-words.ts';

interface ScanReasonsProps {
  readonly report: ScanReport;
  /** Whether the report is about the current design. */
  readonly isCurrent: boolean;
  /** The drawing of the current design; null while it cannot be drawn. */
  readonly before: Drawing | null;
  /** Draws a design, to show the effect of a fix. Returns null if the design cannot be drawn. */
  readonly draw: (design: QrDesign) => Drawing | null;
  readonly apply: (fix: Fix) => void;
}

/**
 * The reasons why the verdict on a code is not *scans everywhere*. Each comes with a fix that was found to help, or
 * says why there is none. If there is a fix for all reasons together, it comes last.
 */
export function ScanReasons({ report: { reasons, everything }, isCurrent, before, draw, apply }: ScanReasonsProps) {
  return (
    <>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ finding, fix, whyNoFix }) => (
            <li key={finding.id} className={styles.reason} data-kind={finding.kind}>
              <p>{findingMessage(finding).sentence}</p>
              {fix ? (
                <FixOffer fix={fix} before={before} draw={draw} apply={apply} isCurrent={isCurrent} />
              ) : (
                whyNoFix && <p className={styles.note}>{noFixText(whyNoFix, everything !== null)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {everything && (
        <div className={styles.everything}>
          <Button size="small" disabled={!isCurrent} onClick={() => apply(everything)}>
            <WandSparkles aria-hidden="true" />
            {scanWords.fixEverything}
          </Button>
          <ChangeList lines={changeLines(everything.changes)} />
        </div>
      )}
    </>
  );
}
