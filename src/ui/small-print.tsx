import type { ComponentProps } from 'react';
import { GhostCode } from './ghost-code.tsx';
import styles from './small-print.module.css';

/** A small sheet with a picture or a drawing printed on it. Without one, it shows that one is being made. */
export function SmallPrint({ className = '', children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className={`${styles.print} ${className}`}>
      {children || <GhostCode className={styles.ghost} />}
    </span>
  );
}
