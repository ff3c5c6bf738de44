import { useId } from 'react';
import { FieldGroup, Segments } from '#ui';
import styles from './file-fields.module.css';

interface ChoiceRowProps<Value> {
  readonly label: string;
  /** `cards` say under each name what it stands for, `segments` only of the chosen one. */
  readonly look: 'cards' | 'segments';
  readonly options: readonly { readonly value: Value; readonly name: string; readonly hint?: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** One of a few, side by side. */
export function ChoiceRow<Value extends string | number | boolean>(props: ChoiceRowProps<Value>) {
  const { label, look, options, value } = props;
  const chosenHint = look === 'segments' && options.find((option) => option.value === value)?.hint;
  return (
    <FieldGroup label={label}>
      {look === 'cards' ? <Cards {...props} /> : <Segments {...props} />}
      {chosenHint && <p className={styles.hint}>{chosenHint}</p>}
    </FieldGroup>
  );
}

function Cards<Value extends string | number | boolean>({ options, value, choose }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <div className={styles.cards}>
      {options.map((option) => (
        <label key={String(option.value)} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          <span className={styles.name}>{option.name}</span>
          <span className={styles.hint}>{option.hint}</span>
        </label>
      ))}
    </div>
  );
}
