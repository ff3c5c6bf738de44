import { useId } from 'react';
import { parseColor, toHex } from '#design';
import styles from './color-field.module.css';

interface ColorFieldProps {
  readonly label: string;
  /** As the visitor typed it; it need not be a colour. */
  readonly value: string;
  /** Whether the colour is not used at present. */
  readonly isDisabled?: boolean;
  readonly changeColor: (value: string) => void;
}

/** A colour twice: as a picker and as hex text. Text that is no colour stays as it is, marked, with a sentence. */
export function ColorField({ label, value, isDisabled = false, changeColor }: ColorFieldProps) {
  const id = useId();
  const color = parseColor(value);

  function pickColor(picked: string): void {
    const opaque = parseColor(picked);
    if (opaque) changeColor(toHex({ ...opaque, a: color?.a ?? 1 }));
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.pair} data-invalid={!color || undefined}>
        <input
          type="color"
          className={styles.picker}
          aria-label={`${label} picker`}
          disabled={isDisabled}
          // The picker knows neither short forms nor transparency: the text keeps how clear the colour is.
          value={color ? toHex({ ...color, a: 1 }).toLowerCase() : '#000000'}
          onChange={(event) => pickColor(event.target.value)}
        />
        <input
          id={id}
          className={styles.hex}
          type="text"
          value={value}
          disabled={isDisabled}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={!color || undefined}
          aria-describedby={color ? undefined : `${id}-error`}
          onChange={(event) => changeColor(event.target.value)}
        />
      </div>
      {!color && (
        <p id={`${id}-error`} className={styles.error}>
          Use 3, 4, 6 or 8 hex digits, such as #1D4ED8.
        </p>
      )}
    </div>
  );
}
