import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends ComponentProps<'div'> {
  readonly label: ReactNode;
  readonly htmlFor: string;
  readonly aside?: ReactNode;
}

export function Field({ label, htmlFor, aside, className = '', children, ...rest }: FieldProps) {
  return (
    <div {...rest} className={`${styles.field} ${className}`} data-stack="xs top">
      <div className={styles.line} data-row="spread">
        <label htmlFor={htmlFor} className={styles.label} data-text="small medium">
          {label}
        </label>
        {aside}
      </div>
      {children}
    </div>
  );
}

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  readonly label: ReactNode;
}

export function FieldGroup({ label, className = '', children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest} className={`${styles.field} ${className}`} data-stack="xs top">
      <legend className={styles.label} data-text="small medium">
        {label}
      </legend>
      {children}
    </fieldset>
  );
}

/** The class of inputs, selects and text areas with a frame of their own. `aria-invalid` marks an invalid value. */
export const controlClass: string = styles.control;

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

/** As with Tab, what is typed after the first press replaces the color. */
export function selectOnFirstPress(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.select();
}
