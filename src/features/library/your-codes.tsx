import { useEffect, useState } from 'react';
import { countRecords, subscribeToCodes } from '#storage';
import { late, useLate } from '#workbench';
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
  const sheet = useLate(codeSheet, count > 0 || isInUse);
  return <div className={styles.place}>{sheet && <sheet.CodeSheet toGenerator={toGenerator} />}</div>;
}

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
