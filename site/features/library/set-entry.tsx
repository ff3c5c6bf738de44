import { Sheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { renameSet, type TableSet } from '#storage';
import { ButtonLink, showToast } from '#ui';
import { grammar } from '#words/grammar';
import { libraryWords } from '#words/library';
import { CardMenu } from './card-menu.tsx';
import { deleteSet } from './delete-set.ts';
import { NameField } from './name-field.tsx';
import { setTitle } from './search-codes.ts';
import styles from './set-list.module.css';

const words = libraryWords.sets;

/** A table from which codes were made, with its actions. */
export function SetEntry({ set }: { readonly set: TableSet }) {
  const [isNaming, setIsNaming] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const title = setTitle(set);

  async function rename(written: string): Promise<void> {
    setIsNaming(false);
    if (written === (set.title ?? '')) return;
    if (!(await renameSet(set.id, written))) showToast({ kind: 'error', message: words.notRenamed });
  }

  return (
    <li className={styles.set}>
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
        <p className={styles.facts}>
          {words.codes(set.codes)}{' '}
          <time dateTime={new Date(set.at).toISOString()}>{grammar.moment(new Date(set.at))}</time>
        </p>
      </div>
      <ButtonLink to="/many" state={{ set: set.id }} size="small" aria-label={words.openNamed(title)}>
        {words.open}
      </ButtonLink>
      <CardMenu
        ref={menuButton}
        label={words.more(title)}
        items={[
          { text: words.rename, name: words.renameNamed(title), press: () => setIsNaming(true) },
          { text: words.delete, name: words.deleteNamed(title), press: () => void deleteSet(set.id) },
        ]}
      />
    </li>
  );
}
