import { Download } from 'lucide-react';
import { useState } from 'react';
import { redirectCautions } from '#content/redirects';
import { Button, Disclosure, Note, SelectField, saveRedirects, tellFailure } from '#ui';
import { redirectCautionText } from '#words';
import { redirectWords } from '#words/redirects';
import styles from './many.module.css';
import { REDIRECTS_MAX } from './many-set.ts';
import type { RedirectReport } from './table-worker.ts';
import { type Surveyed, tables } from './use-table.ts';

const words = redirectWords.many;

/** Refused rows that are named, and cautions. */
const NAMED = 5;

interface ChangeableCodesProps {
  readonly of: Surveyed;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** Saves files that make the visitor's own website lead on from the address in each code to the target in its row. */
export function ChangeableCodes({ of, columns, rows }: ChangeableCodesProps) {
  const [column, setColumn] = useState('');
  const [saved, setSaved] = useState<{ readonly of: Surveyed; readonly report: RedirectReport } | null>(null);
  const report = saved?.of === of ? saved.report : null;

  async function save(): Promise<void> {
    const { request: table, mapping } = of;
    const answer = await tables.ask('redirects', { table, mapping, column });
    if (answer.redirects.length > 0) saveRedirects(answer.redirects);
    setSaved({ of, report: answer });
  }

  return (
    <Disclosure title={words.title}>
      <div className={styles.changeable} data-stack="l start">
        <Note>{words.explanation}</Note>
        <SelectField
          label={words.column}
          value={column}
          choose={(name) => {
            setColumn(name);
            setSaved(null);
          }}
        >
          <option value="">{words.choose}</option>
          {columns.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        {rows > REDIRECTS_MAX && <Note>{words.most({ rows: REDIRECTS_MAX })}</Note>}
        <Button
          disabled={column === ''}
          onClick={() => void save().catch((error: unknown) => tellFailure(words.notSaved, error))}
        >
          <Download aria-hidden="true" />
          {redirectWords.download}
        </Button>
        <div role="status" className={styles.status} data-stack="s">
          {report && (
            <>
              <Note>{words.saved({ codes: report.redirects.length, refused: report.refused.length })}</Note>
              {report.refused.slice(0, NAMED).map(({ number, problem }) => (
                <Note key={number} tone="warning">
                  {words.refused({ row: number, problem: redirectWords.problems[problem] })}
                </Note>
              ))}
              {redirectCautions(report.redirects)
                .map(redirectCautionText)
                .slice(0, NAMED)
                .map((caution) => (
                  <Note key={caution} tone="warning">
                    {caution}
                  </Note>
                ))}
            </>
          )}
        </div>
      </div>
    </Disclosure>
  );
}
