import { type ReactNode, useId } from 'react';
import { MANY_OUTPUTS, type ManyOutput } from '#storage';
import { Button, barClass, Note, SelectField, sheetClass, TryAgain } from '#ui';
import { frameWords } from '#words/frame';
import { manyMakeWords } from '#words/many-make';
import { GhostRow } from './ghost-row.tsx';
import styles from './run.module.css';

export const USUAL_OUTPUT: ManyOutput = MANY_OUTPUTS[0];

interface OutputCardProps {
  readonly amount?: ReactNode;
  readonly children: ReactNode;
}

export function OutputCard({ amount, children }: OutputCardProps) {
  const id = useId();
  return (
    <section className={`${sheetClass} ${styles.card}`} aria-labelledby={id}>
      <div className={barClass}>
        <h2 id={id} data-text="large">
          {manyMakeWords.title}
        </h2>
        {amount}
      </div>
      {children}
    </section>
  );
}

interface OutputSelectProps {
  readonly output: ManyOutput;
  readonly choose: (output: ManyOutput) => void;
}

export function OutputSelect({ output, choose }: OutputSelectProps) {
  return (
    <SelectField label={manyMakeWords.output} value={output} choose={(value) => choose(value as ManyOutput)}>
      {MANY_OUTPUTS.map((each) => (
        <option key={each} value={each}>
          {manyMakeWords.outputs[each]}
        </option>
      ))}
    </SelectField>
  );
}

interface EmptyOutputCardProps extends OutputSelectProps {
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** The card before there is a table. It is part of the prerendered page, and all that needs a table loads later. */
export function EmptyOutputCard({ output, choose, isMissing, retry }: EmptyOutputCardProps) {
  return (
    <OutputCard>
      <OutputSelect output={output} choose={choose} />
      <div data-row="s">
        <Button variant="primary" disabled>
          {manyMakeWords.make}
        </Button>
      </div>
      <div className={styles.result} data-stack="xs top">
        {!isMissing && <Note>{manyMakeWords.before.waiting}</Note>}
        <TryAgain problem={isMissing ? frameWords.lostPart : null} retry={retry} />
      </div>
      <GhostRow />
    </OutputCard>
  );
}
