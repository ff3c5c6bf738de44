import { type Scan, type ScanReport, verdictRank } from '#scanning';
import { findingText, ScanBadge, scanFigures, VERDICT_TEXT } from '#ui';
import { ScanDetails } from './scan-details.tsx';
import styles from './scan-result.module.css';

interface ScanResultProps {
  /** The finished picture's data URL. */
  readonly picture: string;
  /** Whether the picture could be read, so that an answer will come. */
  readonly isReadable: boolean;
  readonly scan: Scan;
}

/** The verdict on a finished picture, read back from its own pixels, with all that was measured; or why there is none. */
export function ScanResult({ picture, isReadable, scan: { report, failure } }: ScanResultProps) {
  const verdict = report?.verdict;
  const problem = isReadable ? failure : 'broken';
  return (
    <div className={styles.result}>
      <div className={styles.line}>
        <div role="status">
          {verdict ? (
            <ScanBadge rank={verdictRank(verdict)} text={VERDICT_TEXT[verdict]} />
          ) : problem ? (
            <p className={styles.figures}>{NO_ANSWER[problem]}</p>
          ) : (
            <ScanBadge text="Reading the code…" />
          )}
        </div>
        {verdict && <p className={styles.figures}>{scanFigures(report)}</p>}
      </div>
      {report && <Findings report={report} picture={picture} />}
    </div>
  );
}

const NO_ANSWER = {
  'no-code': 'No reader here finds a code in this picture. Do not print it before you have scanned it.',
  broken: 'This browser could not test the picture. Scan it before you print it.',
} as const;

function Findings({ report, picture }: { report: ScanReport; picture: string }) {
  return (
    <>
      {report.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {report.reasons.map(({ finding }) => (
            <li key={finding.id}>{findingText(finding)}</li>
          ))}
        </ul>
      )}
      <ScanDetails report={report} picture={picture} />
    </>
  );
}
