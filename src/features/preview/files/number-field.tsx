import { useId, useState } from 'react';
import { Field } from '#ui';
import styles from './file-fields.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly limits: { readonly min: number; readonly max: number };
  /** Digits behind the point. */
  readonly digits?: number;
  readonly change: (value: number) => void;
  /** The id of what says what the value means. */
  readonly describedBy?: string;
}

/** A number within limits. What is typed counts once it is within them; what is left outside becomes the nearest that is. */
export function NumberField({ label, unit, value, limits, digits = 0, change, describedBy }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const number = Number(typed ?? '');
  const isValid = typed === null || (typed.trim() !== '' && isWithin(number));

  function isWithin(candidate: number): boolean {
    return candidate >= limits.min && candidate <= limits.max;
  }

  function type(text: string): void {
    setTyped(text);
    const next = Number(text);
    if (text.trim() !== '' && isWithin(next)) change(rounded(next, digits));
  }

  function settle(): void {
    if (!isValid && Number.isFinite(number) && typed?.trim() !== '') {
      change(rounded(Math.min(limits.max, Math.max(limits.min, number)), digits));
    }
    setTyped(null);
  }

  return (
    <Field label={label} htmlFor={id}>
      <div className={styles.number} data-invalid={!isValid || undefined}>
        <input
          id={id}
          type="number"
          inputMode={digits > 0 ? 'decimal' : 'numeric'}
          step="any"
          min={limits.min}
          max={limits.max}
          value={typed ?? value}
          aria-invalid={!isValid || undefined}
          aria-describedby={isValid ? describedBy : `${id}-error`}
          onChange={({ target }) => type(target.value)}
          onBlur={settle}
        />
        <span>{unit}</span>
      </div>
      {!isValid && (
        <p id={`${id}-error`} className={styles.error}>
          From {limits.min} to {limits.max} {unit}.
        </p>
      )}
    </Field>
  );
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
