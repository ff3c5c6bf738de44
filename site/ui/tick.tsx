import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './tick.module.css';

interface TickProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** An explanation below the label. It describes the checkbox and is not part of its name. */
  readonly hint?: ReactNode;
}

/** A checkbox with its label beside it. `className` applies to both together. */
export function Tick({ hint, children, className = '', 'aria-describedby': describedBy, ...input }: TickProps) {
  const id = useId();
  const description = hint ? `${id}-hint ${describedBy ?? ''}`.trim() : describedBy;
  return (
    <label className={`${styles.tick} ${className}`}>
      <input {...input} type="checkbox" aria-labelledby={`${id}-words`} aria-describedby={description} />
      <span className={styles.words}>
        <span id={`${id}-words`}>{children}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
