import { Copy, Pencil, Trash2 } from 'lucide-react';
import { memo, type Ref, useRef, useState } from 'react';
import { hideSecrets } from '#content';
import { verdictRank } from '#scanning';
import { type CodeEntry, changeCode } from '#storage';
import { Button, codeLabel, codeName, GhostCode, Note, ScanBadge } from '#ui';
import { grammar } from '#words/grammar';
import { libraryWords } from '#words/library';
import { scanWords } from '#words/scan';
import { deleteCode, duplicateCode, editCode, takeAsTemplate } from './code-actions.ts';
import styles from './code-card.module.css';
import { CodeName } from './code-name.tsx';
import { useNearPicture } from './use-near-picture.ts';

interface CodeCardProps {
  readonly code: CodeEntry;
  readonly toGenerator: () => void;
  /** Called once the code is gone, and its buttons with it. */
  readonly afterDelete: () => void;
}

const words = libraryWords.code;

/** A code of the list: its picture, what it is called, and its buttons. Memoized, because a list may have two hundred. */
export const CodeCard = memo(function CodeCard({ code, toGenerator, afterDelete }: CodeCardProps) {
  const { id, name, isCopy, text, verdict } = code;
  const { place, picture } = useNearPicture(id);
  const [isNaming, setIsNaming] = useState(false);
  const held = hideSecrets(text);
  const ownName = name ?? (/^https?:/i.test(text) ? held : codeName(text));
  const title = isCopy ? words.copy(ownName) : ownName;

  const nameButton = useRef<HTMLButtonElement>(null);

  async function bring(take: (id: string, title: string) => Promise<boolean>): Promise<void> {
    if (await take(id, title)) toGenerator();
  }

  return (
    <article className={styles.card}>
      <div ref={place} className={styles.picture}>
        {picture ? (
          <img src={picture} alt={codeLabel(text)} width={400} height={400} decoding="async" />
        ) : (
          <GhostCode className={styles.ghost} />
        )}
      </div>
      <div className={styles.caption}>
        {isNaming ? (
          <CodeName
            name={name ?? ''}
            leave={() => nameButton.current?.focus()}
            rename={(written) => {
              setIsNaming(false);
              if (written !== (name ?? '')) void changeCode(id, { name: written });
            }}
          />
        ) : (
          <h3 className={styles.title} dir="auto">
            {title}
          </h3>
        )}
        {title !== held && (
          <p className={styles.held} dir="auto">
            {held}
          </p>
        )}
        <p className={styles.facts}>
          <time dateTime={new Date(Number(id)).toISOString()}>{grammar.moment(new Date(Number(id)))}</time>
        </p>
        <Verdict verdict={verdict} />
        {code.isForThisVisit && <Note tone="warning">{words.notKept}</Note>}
      </div>
      <div className={styles.actions}>
        <Button size="small" aria-label={words.editNamed(title)} onClick={() => bring(editCode)}>
          {words.edit}
        </Button>
        <div className={styles.small}>
          <IconButton ref={nameButton} label={words.rename(title)} press={() => setIsNaming(true)} Icon={Pencil} />
          <IconButton label={words.duplicate(title)} press={() => void duplicateCode(id)} Icon={Copy} />
          <IconButton label={words.delete(title)} press={() => deleteCode(id).then(afterDelete)} Icon={Trash2} />
        </div>
        <Button
          size="small"
          variant="quiet"
          className={styles.template}
          aria-label={words.templateNamed(title)}
          onClick={() => bring(takeAsTemplate)}
        >
          {words.template}
        </Button>
      </div>
    </article>
  );
});

/** The verdict on a code. A verdict that this release does not know counts as none. */
function Verdict({ verdict }: { readonly verdict: string | undefined }) {
  const known = Object.keys(scanWords.verdicts) as (keyof typeof scanWords.verdicts)[];
  const own = known.find((word) => word === verdict);
  return own ? (
    <ScanBadge rank={verdictRank(own)} text={scanWords.verdicts[own]} />
  ) : (
    <ScanBadge text={words.untested} />
  );
}

interface IconButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly press: () => void;
  readonly Icon: typeof Pencil;
}

function IconButton({ ref, label, press, Icon }: IconButtonProps) {
  return (
    <Button
      ref={ref}
      size="small"
      variant="quiet"
      className={styles.icon}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
