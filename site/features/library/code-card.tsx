import { memo, useRef, useState } from 'react';
import { hideSecrets } from '#content';
import { type CodeEntry, changeCode } from '#storage';
import { Button, codeLabel, codeTitle, GhostCode, Note, Tick, VisuallyHidden } from '#ui';
import { grammar } from '#words/grammar';
import { libraryWords } from '#words/library';
import { CardMenu } from './card-menu.tsx';
import { deleteCode, duplicateCode, editCode, showFinished, takeAsTemplate } from './code-actions.ts';
import styles from './code-card.module.css';
import { CodeVerdict } from './code-verdict.tsx';
import { heldBeside } from './held-beside.ts';
import { NameField } from './name-field.tsx';
import { useNearPicture } from './use-near-picture.ts';

interface CodeCardProps {
  readonly code: CodeEntry;
  /** Whether the code is selected; null while no codes are being selected. */
  readonly isSelected: boolean | null;
  readonly select: (id: string, isSelected: boolean) => void;
  readonly toGenerator: () => void;
  readonly toPreview: () => void;
  /** Called before the code and its buttons disappear. */
  readonly beforeDelete: (id: string) => void;
}

const words = libraryWords.code;

/** A code of the list: its picture, its name, and its actions. Memoized, because a list may have two hundred codes. */
export const CodeCard = memo(function CodeCard({ code, isSelected, select, ...rest }: CodeCardProps) {
  const { id, name, text, verdict } = code;
  const { place, picture } = useNearPicture(id, JSON.stringify([text, code.design, code.pictureLength]));
  const [isNaming, setIsNaming] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const title = codeTitle(code);
  const held = heldBeside(title, hideSecrets(text));

  async function bring(take: (id: string, title: string) => Promise<boolean>, go: () => void): Promise<void> {
    if (await take(id, title)) go();
  }

  return (
    <article className={styles.card} data-selected={isSelected || undefined}>
      <div ref={place} className={styles.picture}>
        {picture ? (
          <img src={picture} alt={codeLabel(text)} width={400} height={400} decoding="async" />
        ) : (
          <GhostCode className={styles.ghost} />
        )}
      </div>
      <div className={styles.caption}>
        {isNaming && isSelected === null ? (
          <NameField
            label={words.name}
            placeholder={words.namePlaceholder}
            name={name ?? ''}
            leave={() => menuButton.current?.focus()}
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
        {held !== '' && (
          <p className={styles.held} dir="auto">
            {held}
          </p>
        )}
        <p className={styles.facts}>
          <time dateTime={new Date(Number(id)).toISOString()}>{grammar.moment(new Date(Number(id)))}</time>
        </p>
        <p className={styles.verdict}>
          <CodeVerdict verdict={verdict} />
        </p>
        {code.isForThisVisit && <Note tone="warning">{words.notKept}</Note>}
      </div>
      {isSelected === null ? (
        <div className={styles.actions}>
          <Button size="small" aria-label={words.editNamed(title)} onClick={() => bring(editCode, rest.toGenerator)}>
            {words.edit}
          </Button>
          <CardMenu
            ref={menuButton}
            label={words.more(title)}
            items={[
              { text: words.open, name: words.openNamed(title), press: () => bring(showFinished, rest.toPreview) },
              { text: words.rename, name: words.renameNamed(title), press: () => setIsNaming(true) },
              { text: words.duplicate, name: words.duplicateNamed(title), press: () => void duplicateCode(id) },
              {
                ...{ text: words.template, name: words.templateNamed(title) },
                press: () => bring(takeAsTemplate, rest.toGenerator),
              },
              {
                ...{ text: words.delete, name: words.deleteNamed(title) },
                press: () => {
                  rest.beforeDelete(id);
                  void deleteCode(id);
                },
              },
            ]}
          />
        </div>
      ) : (
        <Tick className={styles.pick} checked={isSelected} onChange={({ target }) => select(id, target.checked)}>
          <span aria-hidden="true">{words.select}</span>
          <VisuallyHidden>{words.selectNamed(title)}</VisuallyHidden>
        </Tick>
      )}
    </article>
  );
});
