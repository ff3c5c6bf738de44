import { Sheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { keepSet, lastDeletion, listSets, removeSet, renameSet, subscribeToCodes, type TableSet } from '#storage';
import { ButtonLink, showToast } from '#ui';
import { grammar } from '#words/grammar';
import { libraryWords } from '#words/library';
import { useAnswer } from '#workbench';
import { CardMenu } from './card-menu.tsx';
import { NameField } from './name-field.tsx';
import { setTitle } from './search-codes.ts';
import styles from './set-list.module.css';

export function SetList({ sets }: { readonly sets: readonly TableSet[] }) {
  if (sets.length === 0) return null;
  return (
    <ul className={styles.sets} aria-label={libraryWords.sets.list}>
      {sets.map((set) => (
        <SetEntry key={set.id} set={set} />
      ))}
    </ul>
  );
}

const NO_SETS: readonly TableSet[] = [];

/** Returns the stored sets, the newest first; empty until they have been read. */
export function useSets(): readonly TableSet[] {
  return useAnswer([], listSets, { subscribe: subscribeToCodes }).latest ?? NO_SETS;
}

const words = libraryWords.sets;

function SetEntry({ set }: { readonly set: TableSet }) {
  const [isNaming, setIsNaming] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const title = setTitle(set);

  async function rename(written: string): Promise<void> {
    setIsNaming(false);
    if (written === (set.title ?? '')) return;
    if (!(await renameSet(set.id, written))) showToast({ kind: 'error', message: words.notRenamed });
  }

  return (
    <li className={styles.set} data-line="l">
      <Sheet aria-hidden="true" />
      <div className={styles.words}>
        {isNaming ? (
          <NameField
            label={words.name}
            placeholder={words.namePlaceholder}
            name={set.title ?? ''}
            leave={() => menuButton.current?.focus()}
            rename={(written) => void rename(written)}
          />
        ) : (
          <h3 className={styles.title} dir="auto">
            {title}
          </h3>
        )}
        <p data-text="soft fine">{words.codes({ count: set.codes, date: grammar.moment(new Date(set.at)) })}</p>
      </div>
      <ButtonLink to="/many" state={{ set: set.id }} size="small" aria-label={words.openNamed({ name: title })}>
        {words.open}
      </ButtonLink>
      <CardMenu
        ref={menuButton}
        label={words.more({ name: title })}
        items={[
          { text: words.rename, name: words.renameNamed({ name: title }), press: () => setIsNaming(true) },
          { text: words.delete, name: words.deleteNamed({ name: title }), press: () => void deleteSet(set.id) },
        ]}
      />
    </li>
  );
}

const noticesWords = libraryWords.notices;

/** A notice offers Undo, which restores nothing if the visitor has deleted everything in the meantime. */
async function deleteSet(id: string): Promise<void> {
  const removed = await removeSet(id);
  if (!removed) return;
  const deletion = lastDeletion();
  showToast({
    kind: 'info',
    message: libraryWords.sets.deleted,
    duration: 10_000,
    action: {
      label: noticesWords.undo,
      onClick: () => {
        if (lastDeletion() === deletion) void keepSet(removed);
        else showToast({ kind: 'error', message: noticesWords.tooLate });
      },
    },
  });
}
