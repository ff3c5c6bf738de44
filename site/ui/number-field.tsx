import { useId, useState } from 'react';
import { controlFrameClass } from './control.ts';
import { Field } from './field.tsx';
import { Note } from './note.tsx';
import styles from './number-field.module.css';
import { type NumberLimits, nearestLimit, typedNumber } from './typed-number.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly limits: NumberLimits;
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
  const isValid = typed === null || typedNumber(typed, limits, digits) !== null;

  function type(text: string): void {
    setTyped(text);
    const number = typedNumber(text, limits, digits);
    if (number !== null) change(number);
  }

  function settle(): void {
    const limit = nearestLimit(typed ?? '', limits, digits);
    if (limit !== null) change(limit);
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
