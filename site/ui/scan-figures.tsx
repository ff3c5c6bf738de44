import type { ScanReport } from '#scanning';
import styles from './scan-figures.module.css';
import { correctionLines, findingMessage, passesLines } from './scan-words.ts';

/** The figures behind a verdict: the number of passed tests, the error correction, and the figures of each reason. */
export function ScanFigures({ report }: { readonly report: ScanReport }) {
  const reasons = report.reasons.map(({ finding }) => ({ id: finding.id, ...findingMessage(finding) }));
  return (
    <ul className={styles.figures}>
      {[...passesLines(report), ...correctionLines(report)].map((line) => (
        <li key={line}>{line}</li>
      ))}
      {reasons
        .filter(({ details }) => details.length > 0)
        .map(({ id, sentence, details }) => (
          <li key={id}>
            <p>{sentence}</p>
            {details.map((line) => (
              <p key={line} className={styles.figure}>
                {line}
              </p>
            ))}
          </li>
        ))}
    </ul>
  );
}
