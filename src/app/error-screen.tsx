import { ScreenMessage } from './screen-message.tsx';

/** What a visitor sees when a page fails. Its link loads the site anew, since the running one is in doubt. */
export function ErrorScreen() {
  return (
    <ScreenMessage title="Unexpected Application Error!">
      <p>Something on this page failed. What you made before is still kept in this browser.</p>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </ScreenMessage>
  );
}
