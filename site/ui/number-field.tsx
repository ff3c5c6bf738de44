import { type KeyboardEvent, useId, useState } from 'react';
import { grammar } from '#words/grammar';
import styles from './field.module.css';
import { controlFrameClass, Field, selectOnFirstPress } from './field.tsx';
import { Note } from './surfaces.tsx';
import { type NumberLimits, typedNumber } from './typed-number.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly limits: NumberLimits;
  /** Returns a sentence with the limits and the value in use, shown while the typed text is no number within them. */
  readonly limitsText: (limits: { readonly min: number; readonly max: number; readonly used: number }) => string;
  readonly digits?: number;
  readonly change: (value: number) => void;
  readonly describedBy?: string;
}

/**
 * A typed number within the limits is used at once. Any other text stays, with a sentence, and the value stays too. The
 * field is a text field because `type="number"` ignores the comma or the point, depending on the browser's language.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, limits, limitsText, digits = 0, change, describedBy } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number } | null>(null);
  // A value that changed elsewhere replaces the text.
  const text = typed?.value === value ? typed.text : null;
  const isValid = text === null || typedNumber(text, limits, digits, unit) !== null;

  function type(next: string): void {
    const number = typedNumber(next, limits, digits, unit);
    setTyped({ text: next, value: number ?? value });
    if (number !== null) change(number);
  }

  function step(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setTyped(null);
    change(Number(Math.min(limits.max, Math.max(limits.min, value + by)).toFixed(digits)));
  }

  return (
    <Field label={label} htmlFor={id}>
      <div className={`${controlFrameClass} ${styles.number}`}>
        <input
          id={id}
          type="text"
          role="spinbutton"
          // The numeric keyboards of phones have no minus sign.
          inputMode={limits.min < 0 ? 'text' : digits > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text ?? grammar.typed(value)}
          aria-valuenow={value}
          aria-valuemin={limits.min}
          aria-valuemax={limits.max}
          aria-invalid={!isValid || undefined}
          aria-describedby={isValid ? describedBy : `${id}-error`}
          onChange={({ target }) => type(target.value)}
          onMouseDown={selectOnFirstPress}
          onKeyDown={step}
          onBlur={() => (isValid || text?.trim() === '') && setTyped(null)}
        />
        <span>{unit}</span>
      </div>
      {!isValid && (
        <Note id={`${id}-error`} tone="problem">
          {limitsText({ ...limits, used: value })}
        </Note>
      )}
    </Field>
  );
}
