import { hideSecrets } from '#content';
import { leastPrintSize, PRINTED_MODULE, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { AddressCautions, Button, Sentence } from '#ui';
import { contentWords } from '#words/generator-content';
import styles from './content-notes.module.css';

interface ContentNotesProps {
  /** The id of the line that says what the code will hold. */
  readonly holdsId: string;
  readonly content: string;
  /** What the code will hold; empty where there is none. */
  readonly text: string;
  readonly isPasswordShown: boolean;
  /** Modules along one side of the code that is drawn now; null if there is none. */
  readonly size: number | null;
  /** Whether that code is a woven picture. */
  readonly isWoven: boolean;
  /** Puts the parts of a whole payload into the fields; absent where the content is none, or cannot be taken apart. */
  readonly takeApart?: () => void;
  /** Takes that back; absent when it was not done or something else was changed since. */
  readonly undo?: () => void;
}

/** Wider than this, in millimeters, a code no longer suits a business card. */
const SMALL_PRINT = 25;

/**
 * Under the content: the text that is encoded when it is another, how large a code that makes, and what can be done
 * with a payload.
 */
export function ContentNotes({
  holdsId,
  content,
  text,
  isPasswordShown,
  size,
  isWoven,
  takeApart,
  undo,
}: ContentNotesProps) {
  return (
    <div className={styles.notes}>
      {text !== '' && text !== content && (
        <p id={holdsId}>
          <Sentence
            text={contentWords.willContain}
            parts={{ text: <code className={styles.holds}>{isPasswordShown ? text : hideSecrets(text)}</code> }}
          />
        </p>
      )}
      <AddressCautions text={text} without="user-info" />
      {size !== null && <p>{printSizeText(size, isWoven)}</p>}
      {takeApart && (
        <div className={styles.apart}>
          <p>{contentWords.isWhole}</p>
          <Button size="small" onClick={takeApart}>
            {contentWords.split}
          </Button>
        </div>
      )}
      <div role="status" className={styles.apart}>
        {undo && (
          <>
            <p>{contentWords.isSplit}</p>
            <Button size="small" onClick={undo}>
              {contentWords.undo}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function printSizeText(size: number, isWoven: boolean): string {
  const width = leastPrintSize(size, STANDARD_MARGIN, isWoven ? WOVEN_MODULE : PRINTED_MODULE);
  // Less text changes the size of a woven picture little.
  return !isWoven && width > SMALL_PRINT ? contentWords.largePrintSize(width) : contentWords.printSize(width);
}
