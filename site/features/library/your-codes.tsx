import { useEffect, useState } from 'react';
import { countRecords, subscribeToCodes } from '#storage';
import { ErrorBoundary, TryAgain } from '#ui';
import { homeWords } from '#words/home';
import { seam, useSeam } from '#workbench';
import styles from './your-codes.module.css';

const words = homeWords.yourCodes;

const codeSheet = seam(() => import('./code-sheet.tsx'));

/**
 * Adds the codes and tables of a backup to those of this browser, and tells the visitor the result. Rejects if the part
 * of the page that lists codes cannot be loaded.
 */
export async function restoreBackup(file: Blob): Promise<void> {
  await (await codeSheet.load()).restoreBackup(file);
}

interface YourCodesProps {
  /** Whether the visitor has begun to use the page. */
  readonly isInUse: boolean;
  /** Scrolls to the generator and focuses it. */
  readonly toGenerator: () => void;
}

/**
 * The codes that this browser stores. Their list loads once there is a code, or once the visitor has begun to use the
 * page.
 */
export function YourCodes({ isInUse, toGenerator }: YourCodesProps) {
  const count = useCodeCount();
  const { loaded, isMissing, retry } = useSeam(codeSheet, count > 0 || isInUse);
  const problem = isMissing && count > 0 ? words.missing : null;
  return (
    <div className={styles.place}>
      <ErrorBoundary place={count} fallback={<p>{words.failed}</p>}>
        {loaded ? <loaded.CodeSheet toGenerator={toGenerator} /> : <TryAgain problem={problem} retry={retry} />}
      </ErrorBoundary>
    </div>
  );
}

/** Returns the number of stored codes. */
function useCodeCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const update = async (): Promise<void> => {
      const counted = await countRecords();
      if (isCurrent) setCount(counted);
    };
    void update();
    const stop = subscribeToCodes(update);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return count;
}
