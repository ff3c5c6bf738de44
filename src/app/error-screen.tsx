import { frameWords } from '#words/frame';
import { ScreenMessage } from './screen-message.tsx';

/** What a visitor sees when a page fails. Its link loads the site anew, since the running one is in doubt. */
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
