import { type PrintReport, verdictRank } from '#scanning';
import { scanWords } from '#words/scan';
import styles from './print-verdict.module.css';
import { printSentence } from './print-words.ts';
import { ScanBadge } from './scan-badge.tsx';

interface PrintVerdictProps {
  /** Null until it is known. */
  readonly report: PrintReport | null;
  /** Whether the print could not be judged. */
  readonly isUntested: boolean;
}

const { atSize } = scanWords;

/** The verdict on a code at its print size, with a sentence on the scanning distance or on what to do. */
export function PrintVerdict({ report, isUntested }: PrintVerdictProps) {
  return (
    <div className={styles.verdict} role="status">
      {report ? (
        <>
          <ScanBadge rank={verdictRank(report.verdict)} text={atSize.verdicts[report.verdict]} />
          <p className={styles.sentence}>{printSentence(report)}</p>
        </>
      ) : isUntested ? (
        <p className={styles.sentence}>{atSize.untested}</p>
      ) : (
        <ScanBadge text={atSize.testing} />
      )}
    </div>
  );
}
