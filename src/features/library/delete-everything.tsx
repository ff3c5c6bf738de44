import { useEffect, useRef } from 'react';
import { deleteEverything } from '#storage';
import { Button, showToast } from '#ui';
import styles from './keeping-codes.module.css';

interface DeleteEverythingProps {
  readonly count: number;
  readonly close: () => void;
  /** Called once everything is deleted. */
  readonly afterDelete: () => void;
}

/** Asks once more: what is deleted here has no way back but a back-up. */
export function DeleteEverything({ count, close, afterDelete }: DeleteEverythingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  async function destroy(): Promise<void> {
    const isGone = await deleteEverything();
    // The focus goes back to the button that opened it.
    dialog.current?.close();
    afterDelete();
    if (isGone) showToast({ kind: 'success', message: 'Everything was deleted.' });
    else showToast({ kind: 'error', message: 'This browser did not delete everything. Try again.' });
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="delete-everything" onClose={close}>
      <h2 id="delete-everything">Delete everything?</h2>
      <p>
        {count === 1 ? 'Your code' : `All ${count} codes`}, the designs in work, the counters and your choices are
        deleted from this browser. Only a back-up brings codes back.
      </p>
      <div className={styles.answers}>
        <Button onClick={() => dialog.current?.close()}>Keep everything</Button>
        <Button className={styles.destroy} onClick={destroy}>
          Delete everything
        </Button>
      </div>
    </dialog>
  );
}
