import { Link } from 'react-router';
import { hideSecrets } from '#content';
import { leastPrintSize, PRINTED_MODULE, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { AddressCautions, Button, Note, Sentence } from '#ui';
import { generatorWords } from '#words/generator';
import { contentWords } from '#words/generator-content';
import { GIVEN_TABLE_MAX } from '#workbench';
import styles from './details.module.css';

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

/** Width in millimeters. A wider code does not fit on a business card. */
const SMALL_PRINT = 25;

/**
 * Returns a sentence with the smallest print size of a code with `size` modules per side. If a code without a woven
 * image does not fit on a business card, the sentence suggests less text.
 */
export function printSizeText(size: number, isWoven: boolean): string {
  const width = leastPrintSize(size, STANDARD_MARGIN, isWoven ? WOVEN_MODULE : PRINTED_MODULE);
  // A shorter text makes a woven picture only slightly smaller, so the sentence does not suggest less text.
  return !isWoven && width > SMALL_PRINT ? contentWords.largePrintSize(width) : contentWords.printSize(width);
}

/**
 * Says that only the first of several pasted lines was kept, with a link to the page that makes a code of each line.
 * The link passes all pasted lines to that page, unless they are too long in total. Shows nothing if `lines` is empty.
 */
export function PastedNote({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const link = (
    <Link to="/many" state={givenTableOf(lines)}>
      {generatorWords.makeMany}
    </Link>
  );
  return (
    <Note tone="warning">
      <Sentence text={contentWords.pasted(lines.length)} parts={{ link }} />
    </Note>
  );
}

/** Returns the navigation state that passes lines to `/many`, or undefined if the lines are too long in total. */
function givenTableOf(lines: readonly string[]): { readonly table: string } | undefined {
  const table = lines.join('\n');
  return table.length <= GIVEN_TABLE_MAX ? { table } : undefined;
}
