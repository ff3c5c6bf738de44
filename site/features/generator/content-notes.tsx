import { hideSecrets } from '#content';
import { AddressCautions, Button, Sentence } from '#ui';
import { contentWords } from '#words/generator-content';
import styles from './content-notes.module.css';
import { printSizeText } from './print-size-text.ts';

interface ContentNotesProps {
  /** The id of the line with the text of the code. */
  readonly holdsId: string;
  readonly content: string;
  /** The text of the code; empty if there is none. */
  readonly text: string;
  readonly isPasswordShown: boolean;
  /** Modules per side of the current code; null if there is none. */
  readonly size: number | null;
  /** Whether that code is a woven picture. */
  readonly isWoven: boolean;
  /** Splits a complete payload, such as `WIFI:…`, into the fields; undefined if the content cannot be split. */
  readonly takeApart?: () => void;
  /** Reverts the split; undefined if there was none, or something else has changed since. */
  readonly undo?: () => void;
}

/**
 * Notes below the content: the encoded text if it differs from the content, cautions about the address in it, the
 * smallest print size, and a button that splits a payload into fields or undoes the split.
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
