import type { ComponentProps } from 'react';
import styles from './disclosure.module.css';

/** A line that shows and hides its content. */
export function Disclosure({
  title,
  className = '',
  children,
  ...rest
}: { title: string } & ComponentProps<'details'>) {
  return (
    <details {...rest} className={`${styles.details} ${className}`}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
