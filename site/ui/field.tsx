import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';
import { Note } from './surfaces.tsx';

interface FieldProps extends ComponentProps<'div'> {
  readonly label: ReactNode;
  readonly htmlFor: string;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
}

export function Field({ label, htmlFor, aside, className = '', children, ...rest }: FieldProps) {
  return (
    <div {...rest} className={`${styles.field} ${className}`}>
      <div className={styles.line}>
        <label htmlFor={htmlFor} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      {children}
    </div>
  );
}

export function FieldGroup({ label, children, ...rest }: ComponentProps<'fieldset'> & { readonly label: ReactNode }) {
  return (
    <fieldset {...rest} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  );
}

/** The class of inputs, selects and text areas with a frame of their own. `aria-invalid` marks an invalid value. */
export const controlClass: string = styles.control;

/** The class of a frame around an input and its parts: a unit, a color picker. */
export const controlFrameClass: string = styles.frame;

interface SelectFieldProps {
  readonly label: string;
  readonly value: string | number;
  readonly choose: (value: string) => void;
  readonly children: ReactNode;
}

export function SelectField({ label, value, choose, children }: SelectFieldProps) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <select id={id} className={controlClass} value={value} onChange={({ target }) => choose(target.value)}>
        {children}
      </select>
    </Field>
  );
}

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

/** A typed value within the limits is used at once; at blur, a value outside becomes the nearest limit. */
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

interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** Returns the number, rounded to this many digits after the point. Null if the text is none within the limits. */
export function typedNumber(text: string, { min, max }: NumberLimits, digits: number): number | null {
  const number = Number(text);
  return text.trim() !== '' && number >= min && number <= max ? rounded(number, digits) : null;
}

/** Returns the limit nearest to a typed number that is outside the limits. Null for other numbers and other texts. */
export function nearestLimit(text: string, { min, max }: NumberLimits, digits: number): number | null {
  const number = Number(text);
  const isOutside = number < min || number > max;
  return text.trim() !== '' && isOutside && Number.isFinite(number)
    ? rounded(Math.min(max, Math.max(min, number)), digits)
    : null;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
