import { Archive, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askForLasting, isLasting } from '#storage';
import { Button, saveBlob, showToast } from '#ui';
import { libraryWords } from '#words/library';
import { DeleteButton } from './delete-button.tsx';
import styles from './keeping-codes.module.css';
import { RestoreButton } from './restore-button.tsx';
import { backupName, writeBackupFile } from './write-backup.ts';

const words = libraryWords.keeping;

interface KeepingCodesProps {
  readonly count: number;
  /** Called once everything is deleted, and the codes are about to go. */
  readonly afterDelete: () => void;
}

/** How long the codes last, and the buttons that back up, restore and delete them. */
export function KeepingCodes({ count, afterDelete }: KeepingCodesProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [lasting, setLasting] = useLasting();

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      saveBlob(await writeBackupFile(), backupName(new Date()));
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
          {libraryWords.backup.make(count)}
        </Button>
        <RestoreButton />
        {lasting === false && (
          <Button size="small" variant="quiet" onClick={ask}>
            <ShieldCheck aria-hidden="true" />
            {words.ask}
          </Button>
        )}
        <DeleteButton count={count} afterDelete={afterDelete} />
      </div>
    </div>
  );
}

/**
 * Returns whether the browser has promised to keep the codes; null until it has answered, and if it makes no promises.
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
