import type { ComponentProps } from 'react';
import styles from './small-print.module.css';

/** A small sheet with a picture or a drawing printed on it. Empty, it keeps the place of one that is being made. */
export function SmallPrint({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`${styles.print} ${className}`} />;
}
