import { useMemo } from 'react';
import type { ScanReport } from '#scanning';
import { Disclosure, ScanFigures, VisuallyHidden } from '#ui';
import { scanWords } from '#words/scan';
import { MarkedCode } from './marked-code.tsx';
import styles from './scan-details.module.css';

interface ScanDetailsProps {
  readonly report: ScanReport;
  /** The finished picture's data URL. */
  readonly picture: string;
}

const SCANNERS = ['zxing', 'jsqr'] as const;

const words = scanWords.report;

/** All measurements: every condition with both decoders, the figures, and the code with its misread modules marked. */
export function ScanDetails({ report, picture }: ScanDetailsProps) {
  const rows = useMemo(() => {
    const conditions = [...new Set(report.readings.map(({ condition }) => condition))];
    return conditions.map((condition) => ({
      condition,
      answers: SCANNERS.map((id) =>
        report.readings.find((reading) => reading.condition === condition && reading.decoder === id),
      ),
    }));
  }, [report.readings]);
  return (
    <Disclosure title={words.title} className={styles.details}>
      <div className={styles.content}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{words.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.condition}</th>
              {SCANNERS.map((id) => (
                <th key={id} scope="col">
                  {words.scanners[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ condition, answers }) => (
              <tr key={condition}>
                <th scope="row">{scanWords.conditions[condition]}</th>
                {answers.map((answer, index) => (
                  <td key={SCANNERS[index]} data-right={answer?.isRight}>
                    {answer ? (answer.isRight ? words.pass : words.fail) : words.untried}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.figures}>
          <figure className={styles.figure}>
            {!report.isCutOut && <MarkedCode grid={report.specimen.grid} misread={report.misread} picture={picture} />}
            <figcaption>{modulesText(report)}</figcaption>
          </figure>
          <ScanFigures report={report} />
        </div>
      </div>
    </Disclosure>
  );
}

function modulesText({ misread: { length: count }, specimen, isCutOut }: ScanReport): string {
  if (count === 0) return words.noneMisread;
  const all = specimen.code.size ** 2;
  return isCutOut ? words.misread(count, all) : words.misreadMarked(count, all);
}
