import type { ComponentProps } from 'react';
import styles from './note.module.css';

interface NoteProps extends ComponentProps<'p'> {
  /** `plain` explains, `warning` is about what may go wrong, `problem` about what has to be mended. */
  readonly tone?: 'plain' | 'warning' | 'problem';
}

/** Small print beside a control. */
export function Note({ tone = 'plain', className = '', ...rest }: NoteProps) {
  return <p {...rest} className={`${styles.note} ${className}`} data-tone={tone} />;
}
