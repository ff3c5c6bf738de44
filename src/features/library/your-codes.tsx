import { useEffect, useState } from 'react';
import { late } from '#late';
import { countRecords, subscribeToCodes } from '#storage';
import { ErrorBoundary, TryAgain } from '#ui';
import { useLate } from '#workbench';
import styles from './your-codes.module.css';

const codeSheet = late(() => import('./code-sheet.tsx'));

interface YourCodesProps {
  /** The visitor has begun to use the page. */
  readonly isInUse: boolean;
  /** Brings the generator into sight, and the keyboard with it. */
  readonly toGenerator: () => void;
}

/** The codes that this browser keeps; what shows them, or how to bring some here, comes once there is one or the page is used. */
export function YourCodes({ isInUse, toGenerator }: YourCodesProps) {
  const count = useCodeCount();
  const { loaded, isMissing, retry } = useLate(codeSheet, count > 0 || isInUse);
  const problem = isMissing && count > 0 ? "Couldn't load your codes. They are kept in this browser." : null;
  return (
    <div className={styles.place}>
      <ErrorBoundary place={count} fallback={<p>{FAULT}</p>}>
        {loaded ? <loaded.CodeSheet toGenerator={toGenerator} /> : <TryAgain problem={problem} retry={retry} />}
      </ErrorBoundary>
    </div>
  );
}

const FAULT = "Couldn't show your codes. They are kept in this browser; reload the page to try again.";

/** How many codes there are, here and now. */
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
