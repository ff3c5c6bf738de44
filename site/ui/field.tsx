import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps extends ComponentProps<'div'> {
  readonly label: ReactNode;
  /** The id of the control. */
  readonly htmlFor: string;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** A control with its label above it. */
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

/** Several controls with the name of their group above them. */
export function FieldGroup({ label, children, ...rest }: ComponentProps<'fieldset'> & { readonly label: ReactNode }) {
  return (
    <fieldset {...rest} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  );
}
