import type { ComponentType } from 'react';
import { ErrorBoundary } from '#ui';
import { homeWords } from '#words/home';
import { type Seam, useCodeCount, useSeam } from '#workbench';
import styles from './your-codes.module.css';

const words = homeWords.yourCodes;

interface YourCodesProps {
  readonly touch: Seam<{ readonly CodeSheet: ComponentType }>;
}

/** Loads its list once there is a code, or once the visitor has begun to use the page. */
export function YourCodes({ touch }: YourCodesProps) {
  const count = useCodeCount();
  const { loaded } = useSeam(touch, count > 0);
  return (
    <div className={styles.place}>
      <ErrorBoundary place={count} fallback={<p>{words.failed}</p>}>
        {loaded && <loaded.CodeSheet />}
      </ErrorBoundary>
    </div>
  );
}
