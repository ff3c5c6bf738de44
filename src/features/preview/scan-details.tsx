import { useMemo } from 'react';
import type { ScanReport } from '#scanning';
import { CONDITION_TEXT, Disclosure, VisuallyHidden } from '#ui';
import { MarkedCode } from './marked-code.tsx';
import styles from './scan-details.module.css';

/** What codes that are not of the usual level say of themselves. */
const TOLERANCE: Readonly<Record<string, string>> = {
  L: ' At level L, dirt and damage of about 7 % can be repaired; codes that are not woven stand 30 %.',
  M: ' At level M, dirt and damage of about 15 % can be repaired; codes that are not woven stand 30 %.',
};

interface ScanDetailsProps {
  readonly report: ScanReport;
  /** The finished picture's data URL. */
  readonly picture: string;
}

const readers = [
  { id: 'zxing', name: 'Strong reader' },
  { id: 'jsqr', name: 'Weak reader' },
] as const;

/** What was measured: every condition with both readers, and the code with its misread modules marked. */
export function ScanDetails({ report, picture }: ScanDetailsProps) {
  const rows = useMemo(() => {
    const conditions = [...new Set(report.readings.map(({ condition }) => condition))];
    return conditions.map((condition) => ({
      condition,
      answers: readers.map(({ id }) =>
        report.readings.find((reading) => reading.condition === condition && reading.reader === id),
      ),
    }));
  }, [report.readings]);
  return (
    <Disclosure title="Scan details" className={styles.details}>
      <div className={styles.content}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>Which reader read the code under which condition</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Condition</th>
              {readers.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ condition, answers }) => (
              <tr key={condition}>
                <th scope="row">{CONDITION_TEXT[condition]}</th>
                {answers.map((answer, index) => (
                  <td key={readers[index].id} data-right={answer?.isRight}>
                    {answer ? (answer.isRight ? 'reads' : 'fails') : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <figure className={styles.figure}>
          {!report.isCutOut && <MarkedCode grid={report.specimen.grid} misread={report.misread} picture={picture} />}
          <figcaption>
            {modulesText(report)}
            {TOLERANCE[report.specimen.code.level]}
          </figcaption>
        </figure>
      </div>
    </Disclosure>
  );
}

function modulesText({ misread, specimen, used, repairs, isCutOut }: ScanReport): string {
  const all = specimen.code.size ** 2;
  if (misread.length === 0) return 'Every module reads as it should.';
  if (isCutOut)
    return `${misread.length} of ${all} modules read wrongly; the worst block uses ${used} of its ${repairs} repairs.`;
  return `${misread.length} of ${all} modules read wrongly, marked here; the worst block uses ${used} of its ${repairs} repairs.`;
}
