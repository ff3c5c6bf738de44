import { Archive, ShieldCheck, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type KeptCode, type KeptSet, writeBackup } from '#carrying';
import {
  askForLasting,
  deleteEverything,
  isLasting,
  listCodes,
  listSets,
  readStoredCode,
  type TableSet,
} from '#storage';
import { Button, dialogClass, saveBlob, showToast } from '#ui';
import { libraryWords } from '#words/library';
import styles from './keeping-codes.module.css';
import { RestoreButton } from './restore.tsx';

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

interface DeleteButtonProps {
  readonly count: number;
  /** Called after the deletion, even if a part of it failed, just before the codes disappear from the page. */
  readonly afterDelete: () => void;
}

function DeleteButton({ count, afterDelete }: DeleteButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" className={styles.delete} onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" />
        {libraryWords.deletion.everything}
      </Button>
      {isAsked && <DeleteEverything count={count} close={() => setIsAsked(false)} afterDelete={afterDelete} />}
    </>
  );
}

const deletionWords = libraryWords.deletion;

interface DeleteEverythingProps {
  readonly count: number;
  readonly close: () => void;
  /** Called after the deletion, even if a part of it failed. */
  readonly afterDelete: () => void;
}

/** Asks the visitor for confirmation, because only a backup can bring the codes back. Then deletes everything. */
function DeleteEverything({ count, close, afterDelete }: DeleteEverythingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  async function destroy(): Promise<void> {
    const isGone = await deleteEverything();
    // Closing returns the focus to the button that opened the dialog.
    dialog.current?.close();
    afterDelete();
    if (isGone) showToast({ kind: 'success', message: deletionWords.done });
    else showToast({ kind: 'error', message: deletionWords.failed });
  }

  return (
    <dialog
      ref={dialog}
      className={`${dialogClass} ${styles.dialog}`}
      aria-labelledby="delete-everything"
      onClose={close}
    >
      <h2 id="delete-everything">{deletionWords.question}</h2>
      <p>{deletionWords.consequence({ count })}</p>
      <div className={styles.answers} data-row="s end">
        <Button onClick={() => dialog.current?.close()}>{deletionWords.keep}</Button>
        <Button className={styles.destroy} onClick={destroy}>
          {deletionWords.everything}
        </Button>
      </div>
    </dialog>
  );
}

async function writeBackupFile(): Promise<Blob> {
  const parts: Blob[] = [];
  // Each part becomes a Blob and leaves the page's own memory: two hundred photographs are many megabytes.
  for await (const part of writeBackup(allCodes(), allSets())) parts.push(new Blob([part]));
  return new Blob(parts, { type: 'application/json' });
}

function backupName(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `quietzone-codes-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.json`;
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
