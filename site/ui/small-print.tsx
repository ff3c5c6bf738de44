import type { ComponentProps } from 'react';
import { GhostCode } from './ghost-code.tsx';
import styles from './small-print.module.css';

/**
 * A small sheet of paper with a picture on it. Without children, a placeholder shows that the picture is being made.
 */
export function SmallPrint({ className = '', children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className={`${styles.print} ${className}`}>
      {children || <GhostCode className={styles.ghost} />}
    </span>
  );
}
