import { hideSecrets } from '#content';
import { leastPrintSize } from '#drawing';
import { Button } from '#ui';
import styles from './content-notes.module.css';

interface ContentNotesProps {
  /** The id of the line that says what the code will hold. */
  readonly holdsId: string;
  readonly content: string;
  /** What the code will hold; empty where there is none. */
  readonly text: string;
  readonly isPasswordShown: boolean;
  /** Of the code that is drawn now, and its modules along one side; null as long as there is none. */
  readonly version: number | null;
  readonly size: number | null;
  /** Puts the parts of a whole payload into the fields; absent where the content is none, or cannot be taken apart. */
  readonly takeApart?: () => void;
  /** Takes that back; absent when it was not done or something else was changed since. */
  readonly undo?: () => void;
}

/** Wider than this, in millimetres, a code no longer suits a business card. */
const SMALL_PRINT = 25;

/** Under the content: the text that is encoded when it is another, how large a code that makes, and what can be done with a payload. */
export function ContentNotes({
  holdsId,
  content,
  text,
  isPasswordShown,
  version,
  size,
  takeApart,
  undo,
}: ContentNotesProps) {
  return (
    <div className={styles.notes}>
      {text !== '' && text !== content && (
        <p id={holdsId}>
          The code will hold <code className={styles.holds}>{isPasswordShown ? text : hideSecrets(text)}</code>
        </p>
      )}
      {version !== null && size !== null && <p>{densityText(version, size)}</p>}
      {takeApart && (
        <div className={styles.apart}>
          <p>This is a whole code.</p>
          <Button size="small" onClick={takeApart}>
            Take it apart into the fields
          </Button>
        </div>
      )}
      <div role="status" className={styles.apart}>
        {undo && (
          <>
            <p>Taken apart into its fields.</p>
            <Button size="small" onClick={undo}>
              Undo
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function densityText(version: number, size: number): string {
  const width = leastPrintSize(size);
  const advice = width > SMALL_PRINT ? ' Less text makes a smaller code.' : '';
  return `Version ${version}: print it at ${width} mm or more.${advice}`;
}
