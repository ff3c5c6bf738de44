import { Archive, ShieldCheck, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askForLasting, isLasting } from '#storage';
import { Button, saveFile, showToast } from '#ui';
import { backUp, backUpName } from './back-up.ts';
import { DeleteEverything } from './delete-everything.tsx';
import styles from './keeping-codes.module.css';
import { RestoreButton } from './restore-button.tsx';

interface KeepingCodesProps {
  readonly count: number;
  /** Called once everything is deleted, and the codes are about to go. */
  readonly afterDelete: () => void;
}

/** What keeps the codes, how long, and how they are made to last. */
export function KeepingCodes({ count, afterDelete }: KeepingCodesProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [lasting, setLasting] = useLasting();

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      const url = URL.createObjectURL(await backUp());
      saveFile(url, backUpName(new Date()));
      // The browser has begun to read it by then.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      console.error(error);
      showToast({
        kind: 'error',
        message: 'The back-up could not be made.',
        description: 'Your codes are as they were.',
      });
    } finally {
      setIsBusy(false);
    }
  }

  async function ask(): Promise<void> {
    const isPromised = await askForLasting();
    setLasting(isPromised);
    if (!isPromised) {
      showToast({
        kind: 'info',
        message: 'This browser made no promise.',
        description: 'A back-up keeps your codes, whatever it does.',
      });
    }
  }

  return (
    <div className={styles.keeping}>
      <p className={styles.words}>
        {lasting
          ? 'This browser has promised to keep your codes until you delete them. Nobody else has them: back them up before you change browsers.'
          : 'Your codes are in this browser alone. Browsers may clear what sites keep: when space runs low, and some after a week without a visit. Back them up; an installed app is kept longer.'}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={save} disabled={isBusy}>
          <Archive aria-hidden="true" />
          {count === 1 ? 'Back up this code' : `Back up all ${count}`}
        </Button>
        <RestoreButton />
        {lasting === false && (
          <Button size="small" variant="quiet" onClick={ask}>
            <ShieldCheck aria-hidden="true" />
            Ask the browser to keep them
          </Button>
        )}
        <Button size="small" variant="quiet" className={styles.delete} onClick={() => setIsAsked(true)}>
          <Trash2 aria-hidden="true" />
          Delete everything
        </Button>
      </div>
      {isAsked && <DeleteEverything count={count} close={() => setIsAsked(false)} afterDelete={afterDelete} />}
    </div>
  );
}

/** Whether the browser has promised to keep what is here; null while nobody knows, and where there are no promises. */
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
