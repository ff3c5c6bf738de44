import { useEffect, useState } from 'react';
import { listSets, subscribeToCodes, type TableSet } from '#storage';
import { libraryWords } from '#words/library';
import { SetEntry } from './set-entry.tsx';
import styles from './set-list.module.css';

/** The tables from which codes were made, each with its actions. */
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

/** Returns the stored sets, the newest first; empty until they have been read. */
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
