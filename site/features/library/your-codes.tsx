import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ErrorBoundary, showToast } from '#ui';
import { homeWords } from '#words/home';
import { type Seam, useCodeCount, useSeam } from '#workbench';
import { RestoreButton } from './restore-button.tsx';
import styles from './your-codes.module.css';

const words = homeWords.yourCodes;

interface Library {
  readonly CodeSheet: ComponentType;
  readonly restoreBackup: (file: Blob) => Promise<void>;
}

interface YourCodesProps {
  readonly touch: Seam<Library>;
}

/** Loads its list once there is a code. Without one, a backup can be restored. */
export function YourCodes({ touch }: YourCodesProps) {
  const count = useCodeCount();
  const { loaded } = useSeam(touch, count > 0);
  const [hadCodes, setHadCodes] = useState(false);
  if (count > 0 && !hadCodes) setHadCodes(true);
  return (
    <div className={styles.place}>
      <ErrorBoundary place={count} fallback={<p>{words.failed}</p>}>
        {count === 0 ? <NoCodes touch={touch} isDeleted={hadCodes} /> : loaded && <loaded.CodeSheet />}
      </ErrorBoundary>
    </div>
  );
}

/** `isDeleted`: after the last code was deleted, the focus would be lost. */
function NoCodes({ touch, isDeleted }: YourCodesProps & { readonly isDeleted: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDeleted && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isDeleted]);

  async function restore(file: Blob): Promise<void> {
    try {
      await (await touch.load()).restoreBackup(file);
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', message: words.notLoaded });
    }
  }

  return (
    <p ref={place} className={styles.none} data-row="center" data-text="soft small" tabIndex={-1}>
      <span>{words.none}</span>
      <RestoreButton restore={restore} />
    </p>
  );
}
