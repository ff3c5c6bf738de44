import { frameWords } from '#words/frame';
import { ScreenMessage } from './screen-message.tsx';

/** The screen shown if a page fails. The screen's link reloads the site, because the running page may be broken. */
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
