import { useId } from 'react';
import { MANY_OUTPUTS, type ManyChoice } from '#storage';
import { controlClass, Field, type FileFieldsProps, MarginField, Note, SizeFields, Tick } from '#ui';
import { fileWords } from '#words/files';
import { manyMakeWords } from '#words/many-make';
import styles from './making.module.css';
import { offeredSheets, productOf } from './run-order.ts';

interface OutputFieldsProps extends FileFieldsProps {
  readonly many: ManyChoice;
  readonly changeMany: (part: Partial<ManyChoice>) => void;
  /** Modules along the first row's code, which sizes are explained by. */
  readonly modules: number;
  readonly hasSecrets: boolean;
}

/** What the codes become, and how large. */
export function OutputFields({ many, changeMany, choice, change, modules, hasSecrets }: OutputFieldsProps) {
  const id = useId();
  const isLabels = many.output === 'labels';
  const files = { ...choice, format: many.output === 'labels' ? 'pdf' : many.output } as const;
  return (
    <div className={styles.fields}>
      <Field label={manyMakeWords.output} htmlFor={id}>
        <select
          id={id}
          className={controlClass}
          value={many.output}
          onChange={({ target }) => {
            const output = MANY_OUTPUTS.find((known) => known === target.value);
            if (output) changeMany({ output });
          }}
        >
          {MANY_OUTPUTS.map((output) => (
            <option key={output} value={output}>
              {manyMakeWords.outputs[output]}
            </option>
          ))}
        </select>
      </Field>
      {isLabels ? (
        <ProductField many={many} changeMany={changeMany} />
      ) : (
        <>
          <SizeFields modules={modules} choice={files} change={change} />
          <MarginField choice={files} change={change} />
        </>
      )}
      {files.format === 'pdf' && (
        <Tick
          checked={choice.isBlackOnly}
          hint={fileWords.blackOnlyHint}
          onChange={({ target }) => change({ isBlackOnly: target.checked })}
        >
          {fileWords.blackOnly}
        </Tick>
      )}
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

/** The sheet that labels are printed on. */
function ProductField({ many, changeMany }: Pick<OutputFieldsProps, 'many' | 'changeMany'>) {
  const id = useId();
  const { id: chosen } = productOf(many.product);
  return (
    <Field label={manyMakeWords.product} htmlFor={id}>
      <select
        id={id}
        className={controlClass}
        value={chosen}
        onChange={({ target }) => changeMany({ product: target.value })}
      >
        {offeredSheets().map((sheet) => (
          <option key={sheet.id} value={sheet.id}>
            {manyMakeWords.productName(sheet.fits[0] ?? sheet.name, sheet.columns, sheet.rows)}
          </option>
        ))}
      </select>
      <Note>{manyMakeWords.printNote}</Note>
    </Field>
  );
}
