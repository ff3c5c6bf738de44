import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Redirect, redirectCautions } from '#content/redirects';
import { placeholderOf } from '#tables/mapping';
import { Button, Disclosure, Note, SelectField, saveRedirects, tellFailure } from '#ui';
import { redirectCautionText } from '#words';
import { redirectWords } from '#words/redirects';
import styles from './many.module.css';
import { TemplateField } from './template-field.tsx';
import { type Surveyed, tables } from './use-table.ts';

const words = redirectWords.many;

/** Cautions that are shown. */
const NAMED = 5;

interface ChangeableCodesProps {
  readonly of: Surveyed;
  readonly columns: readonly string[];
  readonly target: string;
  readonly change: (target: string) => void;
}

/** Saves files that make the visitor's own website lead on from the address in each code to the target in its row. */
export function ChangeableCodes({ of, columns, target, change }: ChangeableCodesProps) {
  const [saved, setSaved] = useState<{ readonly of: Surveyed; readonly redirects: readonly Redirect[] } | null>(null);
  const redirects = saved?.of === of ? saved.redirects : null;
  // A single column of numbers has no targets, but is a part of them.
  const isCounted = of.request.source.is === 'range';

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
            hint={words.targetHint}
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
              <Note>{words.saved({ codes: redirects.length })}</Note>
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

function columnOf(target: string, columns: readonly string[]): string {
  return columns.find((name) => placeholderOf(name) === target) ?? '';
}
