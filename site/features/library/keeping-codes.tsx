import { Archive, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type KeptCode, type KeptSet, writeBackup } from '#carrying';
import { askForLasting, isLasting, listCodes, listSets, readStoredCode, type TableSet } from '#storage';
import { Button, saveBlob, showToast } from '#ui';
import { libraryWords } from '#words/library';
import { DeleteButton } from './delete-button.tsx';
import styles from './keeping-codes.module.css';
import { restoreBackup } from './restore.tsx';
import { RestoreButton } from './restore-button.tsx';

const words = libraryWords.keeping;

interface KeepingCodesProps {
  readonly codes: number;
  readonly sets: readonly TableSet[];
  /** Called after everything was deleted, just before the codes disappear from the page. */
  readonly afterDelete: () => void;
}

export function KeepingCodes({ codes, sets, afterDelete }: KeepingCodesProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [lasting, setLasting] = useLasting();

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      saveBlob(await writeBackupFile(), backupName(new Date()));
      showToast({ kind: 'success', ...libraryWords.backup.made });
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
    <div className={styles.keeping} data-stack="s">
      <p className={styles.words}>{lasting ? words.promised : words.unpromised}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={save} disabled={isBusy}>
          <Archive aria-hidden="true" />
          {sets.length > 0 ? libraryWords.backup.makeWithTables : libraryWords.backup.make({ count: codes })}
        </Button>
        <RestoreButton restore={restoreBackup} />
        {lasting === false && (
          <Button size="small" variant="quiet" onClick={ask}>
            <ShieldCheck aria-hidden="true" />
            {words.ask}
          </Button>
        )}
        <DeleteButton
          variant="quiet"
          className={styles.delete}
          count={codes || sets.reduce((sum, set) => sum + set.codes, 0)}
          afterDelete={afterDelete}
        />
      </div>
    </div>
  );
}

/** Null if the browser cannot be asked or has not answered yet. */
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

async function writeBackupFile(): Promise<Blob> {
  const parts: Blob[] = [];
  // Each part becomes a Blob and leaves the page's own memory: two hundred photographs are many megabytes.
  for await (const part of writeBackup(allCodes(), allSets())) parts.push(new Blob([part]));
  return new Blob(parts, { type: 'application/json' });
}

function backupName(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return libraryWords.backup.file({ date });
}

async function* allCodes(): AsyncGenerator<KeptCode> {
  for (const { id } of await listCodes()) {
    const code = await readStoredCode(id);
    if (code) yield code;
  }
}

async function* allSets(): AsyncGenerator<KeptSet> {
  for (const { table, ...set } of await listSets()) {
    yield { ...set, ...(table && { table: new Uint8Array(await table.arrayBuffer()) }) };
  }
}
