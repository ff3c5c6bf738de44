import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui';
import { libraryWords } from '#words/library';
import { DeleteEverything } from './delete-everything.tsx';
import styles from './keeping-codes.module.css';

interface DeleteButtonProps {
  readonly count: number;
  /** Called after the deletion, even if a part of it failed, just before the codes disappear from the page. */
  readonly afterDelete: () => void;
}

/** A button that asks for confirmation and then deletes everything. */
export function DeleteButton({ count, afterDelete }: DeleteButtonProps) {
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
