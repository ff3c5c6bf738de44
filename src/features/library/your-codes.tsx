import { useEffect, useState } from 'react';
import { countCodes, subscribeToCodes } from '#storage';
import { late, useLate } from '#workbench';
import { RestoreButton } from './restore-button.tsx';
import styles from './your-codes.module.css';

const codeSheet = late(() => import('./code-sheet.tsx'));

interface YourCodesProps {
  /** Brings the generator into sight, and the keyboard with it. */
  readonly toGenerator: () => void;
}

/** The codes that this browser keeps, once there is one; what shows them comes only then. */
export function YourCodes({ toGenerator }: YourCodesProps) {
  const count = useCodeCount();
  const sheet = useLate(codeSheet, count > 0);
  if (count > 0 && sheet) return <sheet.CodeSheet toGenerator={toGenerator} />;
  return (
    <p className={styles.none}>
      <span>Codes that you generate are kept in this browser, and listed here.</span>
      <RestoreButton />
    </p>
  );
}

/** How many codes there are, here and now. */
function useCodeCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const update = async (): Promise<void> => {
      const counted = await countCodes();
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
