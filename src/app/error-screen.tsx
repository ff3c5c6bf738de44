import { frameWords } from '#words/frame';
import { ScreenMessage } from './screen-message.tsx';

/** Shown if a page fails. Its link reloads the site, because the running page may be broken. */
export function ErrorScreen() {
  return (
    <ScreenMessage title={frameWords.failure.title}>
      <p>{frameWords.failure.text}</p>
      <p>
        <a href="/">{frameWords.returnHome}</a>
      </p>
    </ScreenMessage>
  );
}
