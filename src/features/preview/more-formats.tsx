import { useState } from 'react';
import { late } from '#late';
import { Disclosure, ErrorBoundary, TryAgain } from '#ui';
import { useLate } from '#workbench';
import styles from './more-formats.module.css';
import { useBareFiles } from './use-bare-files.ts';
import type { CodeSource } from './use-finished-code.ts';

const files = late(() => import('./files/index.ts'));

interface MoreFormatsProps {
  /** What the code can be drawn from again; null when that is not known, undefined as long as it is looked for. */
  readonly source: CodeSource | null | undefined;
}

/** Files of any size and kind; what they need is loaded when they are asked for. */
export function MoreFormats({ source }: MoreFormatsProps) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  return (
    <Disclosure
      title="More formats"
      className={styles.formats}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsAskedFor(true);
      }}
    >
      {source === null ? <p className={styles.note}>{LOST}</p> : isAskedFor && <Formats source={source} />}
    </Disclosure>
  );
}

function Formats({ source }: { readonly source: CodeSource | undefined }) {
  const { loaded, isMissing, retry } = useLate(files);
  const isBare = useBareFiles();
  if (source && loaded) {
    return (
      <ErrorBoundary place={source} fallback={<p className={styles.note}>{LOST}</p>}>
        <loaded.FileTicket {...source} isCarrying={!isBare} />
      </ErrorBoundary>
    );
  }
  const problem = isMissing ? "Couldn't load the other formats. Check your connection." : null;
  return <TryAgain className={styles.waiting} problem={problem} retry={retry} />;
}

const LOST =
  'What this picture was made from is not known here, so there is only the picture itself. Make the code again for other formats.';
