import { Sheet, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listSets, subscribeToCodes, type TableSet } from '#storage';
import { Button, ButtonLink } from '#ui';
import { grammar } from '#words/grammar';
import { libraryWords } from '#words/library';
import { deleteSet } from './delete-set.ts';
import styles from './set-list.module.css';

const words = libraryWords.sets;

/** The tables that codes were made of, one entry for all codes of each. They can be opened, changed, and made again. */
export function SetList({ sets }: { readonly sets: readonly TableSet[] }) {
  if (sets.length === 0) return null;
  return (
    <ul className={styles.sets} aria-label={words.list}>
      {sets.map((set) => (
        <li key={set.id} className={styles.set}>
          <Sheet aria-hidden="true" />
          <div className={styles.words}>
            <h3 className={styles.title} dir="auto">
              {nameOf(set)}
            </h3>
            <p className={styles.facts}>
              {words.codes(set.codes)}{' '}
              <time dateTime={new Date(set.at).toISOString()}>{grammar.moment(new Date(set.at))}</time>
            </p>
          </div>
          <ButtonLink to="/many" state={{ set: set.id }} size="small" aria-label={words.openNamed(nameOf(set))}>
            {words.open}
          </ButtonLink>
          <Button
            size="small"
            variant="quiet"
            aria-label={words.deleteNamed(nameOf(set))}
            onClick={() => void deleteSet(set.id)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ name }: TableSet): string {
  return name === '' ? words.unnamed : name;
}

/** Returns the kept sets, the newest first; none until they have been read. */
export function useSets(): readonly TableSet[] {
  const [sets, setSets] = useState<readonly TableSet[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const update = async (): Promise<void> => {
      const listed = await listSets();
      if (isCurrent) setSets(listed);
    };
    void update();
    const stop = subscribeToCodes(update);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return sets;
}
