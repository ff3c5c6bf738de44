import { Link } from 'react-router';
import { contentVerdict, networkInText } from '#content';
import { Button, GIVEN_TABLE_MAX, Note, Sentence } from '#ui';
import { generatorWords } from '#words/generator';
import { contentWords } from '#words/generator-content';
import { Cautions } from './cautions.tsx';
import type { Entry } from './content-entry.tsx';
import styles from './details.module.css';

/** The content of a live region below the main field. */
export function EntryCautions({ entry }: { readonly entry: Entry }) {
  const { typed, encoded, tooLong, pastedLines, hasOpenDetails, press, type } = entry;
  const { text, cautions, understood, parts, other } = encoded;
  return (
    <>
      {tooLong !== null && <Note tone="problem">{contentWords.tooLong}</Note>}
      <Cautions
        cautions={cautions.filter(({ field }) => field === 'content' || !hasOpenDetails)}
        understood={understood?.content}
        mend={(name, mended) => press(() => type(name, mended))}
      />
      {pastedLines && !other && <PastedNote lines={pastedLines} />}
      {typed.type === 'wifi' && text !== '' && !parts && !other && (
        <NetworkNote isOpen={networkInText(text)?.password === ''} entry={entry} />
      )}
    </>
  );
}

function PastedNote({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const link = (
    <Link to="/many" state={givenTableOf(lines)}>
      {generatorWords.makeMany}
    </Link>
  );
  return (
    <Note tone="warning">
      <Sentence text={contentWords.pasted({ lines: lines.length })} parts={{ link }} />
    </Note>
  );
}

function givenTableOf(lines: readonly string[]): { readonly table: string } | undefined {
  const table = lines.join('\n');
  return table.length <= GIVEN_TABLE_MAX ? { table } : undefined;
}

interface NetworkNoteProps {
  readonly isOpen: boolean;
  readonly entry: Pick<Entry, 'typed' | 'type' | 'press' | 'addPassword'>;
}

/** Its height stays the same while a password is typed below it. */
function NetworkNote({ isOpen, entry: { typed, type, press, addPassword } }: NetworkNoteProps) {
  return (
    <div className={styles.network}>
      <Note>{isOpen ? contentWords.openNetwork : contentWords.closedNetwork}</Note>
      {isOpen && (
        <Button size="small" onClick={addPassword}>
          {contentWords.addPassword}
        </Button>
      )}
      {contentVerdict(typed) === 'open-network' && (
        <Button size="small" onClick={() => press(() => type('security', 'none'))}>
          {contentWords.noPassword}
        </Button>
      )}
    </div>
  );
}
