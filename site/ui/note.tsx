import type { ComponentProps } from 'react';
import styles from './note.module.css';

interface NoteProps extends ComponentProps<'p'> {
  /** `plain` explains, `warning` is about a risk, `problem` about something to correct. */
  readonly tone?: 'plain' | 'warning' | 'problem';
}

/** Small print beside a control. */
export function Note({ tone = 'plain', className = '', ...rest }: NoteProps) {
  return <p {...rest} className={`${styles.note} ${className}`} data-tone={tone} />;
}
