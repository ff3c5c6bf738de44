import type { ReactNode } from 'react';
import styles from './screen-message.module.css';

interface ScreenMessageProps {
  /** A large mark above the title, such as a drawn number. */
  readonly mark?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen with a single message and a link to continue. */
export function ScreenMessage({ mark, title, children }: ScreenMessageProps) {
  return (
    <div className={styles.screen}>
      {mark}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
