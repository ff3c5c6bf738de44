import { type ReactNode, useId } from 'react';
import { controlClass } from './control.ts';
import { Field } from './field.tsx';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string | number;
  readonly choose: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}

/** A select with its label above it. */
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
