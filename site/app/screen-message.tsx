import type { ReactNode } from 'react';
import { frameWords } from '#words/frame';
import { LANGUAGE_PATH } from '#words/language';
import styles from './screen-message.module.css';

interface ScreenMessageProps {
  readonly mark?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

export function ScreenMessage({ mark, title, children }: ScreenMessageProps) {
  return (
    <div className={styles.screen} data-stack="l center">
      {mark}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}

/** The screen shown if a page fails. The screen's link reloads the site, because the running page may be broken. */
export function ErrorScreen() {
  return (
    <ScreenMessage title={frameWords.failure.title}>
      <p>{frameWords.failure.text}</p>
      <p>
        <a href={LANGUAGE_PATH}>{frameWords.returnHome}</a>
      </p>
    </ScreenMessage>
  );
}
