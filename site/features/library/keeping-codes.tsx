import { Archive, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askForLasting, isLasting, type TableSet } from '#storage';
import { Button, saveBlob, showToast } from '#ui';
import { libraryWords } from '#words/library';
import { DeleteButton } from './delete-button.tsx';
import styles from './keeping-codes.module.css';
import { RestoreButton } from './restore-button.tsx';
import { backupName, writeBackupFile } from './write-backup.ts';

const words = libraryWords.keeping;

interface KeepingCodesProps {
  /** Number of codes. */
  readonly codes: number;
  readonly sets: readonly TableSet[];
  /** Called after everything was deleted, just before the codes disappear from the page. */
  readonly afterDelete: () => void;
}

/** How long the browser keeps the codes, with buttons for backup, restore and delete. */
export function KeepingCodes({ codes, sets, afterDelete }: KeepingCodesProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [lasting, setLasting] = useLasting();

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      saveBlob(await writeBackupFile(), backupName(new Date()));
      showToast({ kind: 'success', message: libraryWords.backup.made });
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', ...libraryWords.backup.failed });
    } finally {
      setIsBusy(false);
    }
  }

  async function ask(): Promise<void> {
    const isPromised = await askForLasting();
    setLasting(isPromised);
    if (!isPromised) {
      showToast({ kind: 'info', ...words.declined });
    }
  }

  return (
    <div className={styles.keeping}>
      <p className={styles.words}>{lasting ? words.promised : words.unpromised}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={save} disabled={isBusy}>
          <Archive aria-hidden="true" />
          {sets.length > 0 ? libraryWords.backup.makeWithTables : libraryWords.backup.make(codes)}
        </Button>
        <RestoreButton />
        {lasting === false && (
          <Button size="small" variant="quiet" onClick={ask}>
            <ShieldCheck aria-hidden="true" />
            {words.ask}
          </Button>
        )}
        <DeleteButton count={codes || sets.reduce((sum, set) => sum + set.codes, 0)} afterDelete={afterDelete} />
      </div>
    </div>
  );
}

/**
 * Returns whether the browser has promised to keep the codes, and a function that sets this value. The value is null if
 * the browser cannot be asked or has not answered yet.
 */
function useLasting() {
  const [lasting, setLasting] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    isLasting().then((answer) => {
      if (isCurrent) setLasting(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return [lasting, setLasting] as const;
}
