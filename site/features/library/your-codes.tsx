import { type ComponentType, useEffect, useState } from 'react';
import { countRecords, subscribeToCodes } from '#storage';
import { ErrorBoundary } from '#ui';
import { homeWords } from '#words/home';
import { type Seam, useSeam } from '#workbench';
import styles from './your-codes.module.css';

const words = homeWords.yourCodes;

interface YourCodesProps {
  readonly studio: Seam<{ readonly CodeSheet: ComponentType }>;
}

/** Loads its list once there is a code, or once the visitor has begun to use the page. */
export function YourCodes({ studio }: YourCodesProps) {
  const count = useCodeCount();
  const { loaded } = useSeam(studio, count > 0);
  return (
    <div className={styles.place}>
      <ErrorBoundary place={count} fallback={<p>{words.failed}</p>}>
        {loaded && <loaded.CodeSheet />}
      </ErrorBoundary>
    </div>
  );
}

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
