import { Link } from 'react-router';
import { hideSecrets, networkInText, neverExpires } from '#content';
import type { ContentType } from '#design';
import { leastPrintSize, PRINTED_MODULE, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { AddressCautions, Button, GIVEN_TABLE_MAX, Note, Sentence } from '#ui';
import { typeWords } from '#words/content-types';
import { generatorWords } from '#words/generator';
import { contentWords } from '#words/generator-content';
import styles from './details.module.css';
import { LinkOffers } from './link-offers.tsx';

interface ContentNotesProps {
  readonly holdsId: string;
  readonly content: string;
  readonly text: string;
  readonly isPasswordShown: boolean;
  /** Modules per side of the current code; null if there is none. */
  readonly size: number | null;
  readonly isWoven: boolean;
  readonly isTyping: boolean;
  /** Types another address. Undefined if the content is no web address. */
  readonly useLink?: (text: string) => void;
  /** Undefined if the content is no complete payload, such as `WIFI:…`. */
  readonly takeApart?: () => void;
  /** The type of which the content is a complete payload, if it is not the chosen one. */
  readonly other?: ContentType;
  readonly switchType: () => void;
  readonly undo?: () => void;
}

export function ContentNotes({
  holdsId,
  content,
  text,
  isPasswordShown,
  size,
  isWoven,
  isTyping,
  useLink,
  takeApart,
  other,
  switchType,
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
      {useLink && <LinkOffers text={text} size={size} hasOffers={!isTyping} use={useLink} />}
      <AddressCautions text={text} without="user-info" />
      {size !== null && (
        <p>
          {neverExpires(text) && <span>{contentWords.neverExpires} </span>}
          <span>{printSizeText(size, isWoven)}</span>
        </p>
      )}
      {takeApart && (
        <div className={styles.apart}>
          <p>{contentWords.isWhole}</p>
          <Button size="small" onClick={takeApart}>
            {contentWords.split}
          </Button>
        </div>
      )}
      {other && (
        <div className={styles.apart}>
          <p>{contentWords.isOther(typeWords(other).button)}</p>
          <Button size="small" onClick={switchType}>
            {contentWords.switchTo(typeWords(other).button)}
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

/** `size`: modules per side. */
export function printSizeText(size: number, isWoven: boolean): string {
  const width = leastPrintSize(size, STANDARD_MARGIN, isWoven ? WOVEN_MODULE : PRINTED_MODULE);
  // A shorter text makes a woven picture only slightly smaller, so the sentence does not suggest less text.
  return !isWoven && width > SMALL_PRINT ? contentWords.largePrintSize(width) : contentWords.printSize(width);
}

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

function givenTableOf(lines: readonly string[]): { readonly table: string } | undefined {
  const table = lines.join('\n');
  return table.length <= GIVEN_TABLE_MAX ? { table } : undefined;
}

/** Whether the text is a Wi-Fi network without a password. */
export function isOpenNetwork(text: string): boolean {
  return networkInText(text)?.password === '';
}

interface NetworkNoteProps {
  readonly text: string;
  readonly addPassword: () => void;
}

/** Its height stays the same while a password is typed below it. */
export function NetworkNote({ text, addPassword }: NetworkNoteProps) {
  const isOpen = isOpenNetwork(text);
  return (
    <div className={styles.network}>
      <Note>{isOpen ? contentWords.openNetwork : contentWords.closedNetwork}</Note>
      {isOpen && (
        <Button size="small" onClick={addPassword}>
          {contentWords.addPassword}
        </Button>
      )}
    </div>
  );
}
