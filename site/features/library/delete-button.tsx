import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { deleteEverything } from '#storage';
import { Button, dialogClass, showToast } from '#ui';
import { libraryWords } from '#words/library';
import styles from './delete-button.module.css';

const words = libraryWords.deletion;

interface DeleteButtonProps {
  readonly variant?: 'quiet' | 'plain';
  readonly className?: string;
  /** How many codes the question names. */
  readonly count: number;
  /** Called after the deletion, even if a part of it failed, just before the codes disappear from the page. */
  readonly afterDelete?: () => void;
}

/** Deletes all that the site keeps in this browser, once the visitor has confirmed it. */
export function DeleteButton({ variant = 'plain', className = '', count, afterDelete }: DeleteButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        className={`${styles.destroy} ${className}`}
        onClick={() => setIsAsked(true)}
      >
        <Trash2 aria-hidden="true" />
        {words.everything}
      </Button>
      {isAsked && <DeleteEverything count={count} close={() => setIsAsked(false)} afterDelete={afterDelete} />}
    </>
  );
}

interface DeleteEverythingProps {
  readonly count: number;
  readonly close: () => void;
  readonly afterDelete?: () => void;
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
    afterDelete?.();
    if (isGone) showToast({ kind: 'success', message: words.done });
    else showToast({ kind: 'error', message: words.failed });
  }

  return (
    <dialog
      ref={dialog}
      className={`${dialogClass} ${styles.dialog}`}
      aria-labelledby="delete-everything"
      onClose={close}
    >
      <h2 id="delete-everything">{words.question}</h2>
      <p>{words.consequence({ count })}</p>
      <div className={styles.answers} data-row="s end">
        <Button onClick={() => dialog.current?.close()}>{words.keep}</Button>
        <Button className={styles.destroy} onClick={destroy}>
          {words.everything}
        </Button>
      </div>
    </dialog>
  );
}
