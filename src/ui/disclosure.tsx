import type { ComponentProps } from 'react';
import styles from './disclosure.module.css';

/** A line that expands its content, with a small square as mark. */
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
