import { useId, useState } from 'react';
import { controlFrameClass } from './control.ts';
import { Field } from './field.tsx';
import { Note } from './note.tsx';
import styles from './number-field.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly limits: { readonly min: number; readonly max: number };
  /** Returns a sentence with the limits, shown while the typed value is outside. */
  readonly limitsText: (min: number, max: number) => string;
  /** Digits after the point. */
  readonly digits?: number;
  readonly change: (value: number) => void;
  /** The id of the text that explains the value. */
  readonly describedBy?: string;
}

/**
 * A field for a number within limits. A typed value is used at once if it is within them. When the field loses focus, a
 * value outside becomes the nearest limit.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, limits, limitsText, digits = 0, change, describedBy } = props;
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
      <div className={`${controlFrameClass} ${styles.number}`}>
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
        <Note id={`${id}-error`} tone="problem">
          {limitsText(limits.min, limits.max)}
        </Note>
      )}
    </Field>
  );
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
