import { useId } from 'react';
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
export function ChoiceRow<Value extends string | number | boolean>({
  label,
  look,
  options,
  value,
  choose,
}: ChoiceRowProps<Value>) {
  const name = useId();
  const chosenHint = look === 'segments' && options.find((option) => option.value === value)?.hint;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row} data-look={look}>
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
            {look === 'cards' && <span className={styles.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
      {chosenHint && <p className={styles.hint}>{chosenHint}</p>}
    </fieldset>
  );
}
