import { type ReactNode, useId } from 'react';
import { MANY_OUTPUTS, type ManyChoice } from '#storage';
import { BlackInkField, controlClass, Field, type FileFieldsProps, MarginField, Note, SizeFields, Tick } from '#ui';
import { manyMakeWords } from '#words/many-make';
import { CardOutput } from './card-output.tsx';
import { LabelOutput } from './label-output.tsx';
import styles from './making.module.css';
import type { PrintSetup } from './use-print-setup.ts';

export interface OutputFieldsProps extends FileFieldsProps {
  readonly many: ManyChoice;
  readonly changeMany: (part: Partial<ManyChoice>) => void;
  readonly setup: PrintSetup;
  /** Modules per side of the code with the longest text among the first rows; used to explain sizes. */
  readonly modules: number;
  readonly hasSecrets: boolean;
  /** The fields for the words on labels and cards. */
  readonly words: ReactNode;
  /** How many labels or pages the codes fill; 0 while unknown. */
  readonly copies: number;
}

/** The fields in which the visitor chooses the kind of output, and the settings of that output, such as the size. */
export function OutputFields(props: OutputFieldsProps) {
  const { many, changeMany, choice, change, hasSecrets } = props;
  const { output } = many;
  const id = useId();
  return (
    <div className={styles.fields}>
      <Field label={manyMakeWords.output} htmlFor={id}>
        <select
          id={id}
          className={controlClass}
          value={output}
          onChange={({ target }) => {
            const known = MANY_OUTPUTS.find((each) => each === target.value);
            if (known) changeMany({ output: known });
          }}
        >
          {MANY_OUTPUTS.map((each) => (
            <option key={each} value={each}>
              {manyMakeWords.outputs[each]}
            </option>
          ))}
        </select>
      </Field>
      <FieldsOfOutput {...props} />
      {output !== 'svg' && output !== 'png' && <BlackInkField choice={choice} change={change} />}
      {hasSecrets && (
        <Tick
          checked={many.tellsSecrets}
          hint={manyMakeWords.secretsHint}
          onChange={({ target }) => changeMany({ tellsSecrets: target.checked })}
        >
          {manyMakeWords.secrets}
        </Tick>
      )}
    </div>
  );
}

function FieldsOfOutput({ many, changeMany, setup, choice, change, modules, words, copies }: OutputFieldsProps) {
  const { output } = many;
  switch (output) {
    case 'labels':
      return <LabelOutput {...{ many, changeMany, setup, words, copies }} />;
    case 'cards':
      return <CardOutput {...{ many, changeMany, setup, words, copies }} />;
    case 'svg':
    case 'png':
    case 'pdf':
    case 'one-pdf': {
      const files = { ...choice, format: output === 'one-pdf' ? 'pdf' : output } as const;
      return (
        <>
          {output === 'one-pdf' && <Note>{manyMakeWords.onePdfHint}</Note>}
          <SizeFields modules={modules} choice={files} change={change} />
          <MarginField choice={files} change={change} />
        </>
      );
    }
  }
}
