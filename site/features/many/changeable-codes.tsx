import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Redirect, readRedirects, redirectCautions } from '#content/redirects';
import { placeholderOf, type RowPlan } from '#tables/mapping';
import { Button, Disclosure, Note, SelectField, saveRedirects, tellFailure } from '#ui';
import { redirectCautionText } from '#words';
import { redirectWords } from '#words/redirects';
import styles from './many.module.css';
import { whyLeftOut } from './rows.ts';
import { TemplateField } from './template-field.tsx';
import { type Surveyed, tables } from './use-table.ts';

const words = redirectWords.many;

/** Cautions that are shown. */
const NAMED = 5;

interface ChangeableCodesProps {
  readonly of: Surveyed;
  /** The first row. */
  readonly first: RowPlan;
  readonly columns: readonly string[];
  readonly target: string;
  readonly change: (target: string) => void;
}

/** Saves files that make the visitor's own website lead on from the address in each code to the target in its row. */
export function ChangeableCodes({ of, first, columns, target, change }: ChangeableCodesProps) {
  const [saved, setSaved] = useState<{ readonly of: Surveyed; readonly redirects: readonly Redirect[] } | null>(null);
  const redirects = saved?.of === of ? saved.redirects : null;
  // Counted numbers have no column of targets, but are a part of them.
  const isCounted = of.request.source.is === 'range';
  const { target: shown, reason } = outcomeOf(first, columns);

  async function save(): Promise<void> {
    const made = await tables.ask('redirects', { table: of.request, mapping: of.mapping });
    if (made.length > 0) saveRedirects(made);
    setSaved({ of, redirects: made });
  }

  return (
    <Disclosure title={words.title}>
      <div className={styles.changeable} data-stack="l start">
        <Note>{words.explanation}</Note>
        {isCounted ? (
          <TemplateField
            label={words.target}
            hint={words.targetHint({ placeholder: placeholderOf(columns[columns.length - 1]) })}
            isWide
            template={target}
            columns={columns}
            change={change}
          />
        ) : (
          <SelectField
            label={words.column}
            value={columnOf(target, columns)}
            choose={(name) => change(name === '' ? '' : placeholderOf(name))}
          >
            <option value="">{words.choose}</option>
            {columns.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {shown && <Note>{words.firstRow({ target: shown })}</Note>}
        <Button
          // Until the rows have been looked through with a changed target, there are no files for it.
          disabled={target === '' || of.mapping.target !== target}
          onClick={() => void save().catch((error: unknown) => tellFailure(words.notSaved, error))}
        >
          <Download aria-hidden="true" />
          {redirectWords.download}
        </Button>
        <div role="status" className={styles.status} data-stack="s">
          {redirects && (
            <>
              {redirects.length > 0 ? (
                <Note>{words.saved({ codes: redirects.length })}</Note>
              ) : (
                // No row has a redirect, so the first has none.
                <Note tone="problem">{reason}</Note>
              )}
              {redirectCautions(redirects)
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

/** Returns where the code of a row leads, as in the files, or why it leads nowhere. */
function outcomeOf(plan: RowPlan, columns: readonly string[]): { readonly target?: string; readonly reason?: string } {
  if (plan.is === 'left-out') return { reason: whyLeftOut(plan.problem, columns) };
  if (plan.target === null) return {};
  const { redirects, refused } = readRedirects([{ address: plan.text, target: plan.target }]);
  const [problem] = refused.map((row) => ({ kind: 'redirect', problem: row.problem }) as const);
  return problem ? { reason: whyLeftOut(problem, columns) } : redirects[0];
}

function columnOf(target: string, columns: readonly string[]): string {
  return columns.find((name) => placeholderOf(name) === target) ?? '';
}
