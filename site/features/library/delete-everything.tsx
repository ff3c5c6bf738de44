import { useEffect, useRef } from 'react';
import { deleteEverything } from '#storage';
import { Button, showToast } from '#ui';
import { libraryWords } from '#words/library';
import styles from './keeping-codes.module.css';

const words = libraryWords.deletion;

interface DeleteEverythingProps {
  readonly count: number;
  readonly close: () => void;
  /** Called after the deletion, even if a part of it failed. */
  readonly afterDelete: () => void;
}

/** Asks the visitor for confirmation, because only a backup can bring the codes back. Then deletes everything. */
export function DeleteEverything({ count, close, afterDelete }: DeleteEverythingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  async function destroy(): Promise<void> {
    const isGone = await deleteEverything();
    // Closing returns the focus to the button that opened the dialog.
    dialog.current?.close();
    afterDelete();
    if (isGone) showToast({ kind: 'success', message: words.done });
    else showToast({ kind: 'error', message: words.failed });
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="delete-everything" onClose={close}>
      <h2 id="delete-everything">{words.question}</h2>
      <p>{words.consequence(count)}</p>
      <div className={styles.answers}>
        <Button onClick={() => dialog.current?.close()}>{words.keep}</Button>
        <Button className={styles.destroy} onClick={destroy}>
          {words.everything}
        </Button>
      </div>
    </dialog>
  );
}
