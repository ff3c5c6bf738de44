import { useState } from 'react';
import { Button, Disclosure, ErrorBoundary } from '#ui';
import styles from './more-formats.module.css';
import { useBareFiles } from './use-bare-files.ts';
import type { CodeSource } from './use-finished-code.ts';

interface MoreFormatsProps {
  /** What the code can be drawn from again; null when that is not known, undefined as long as it is looked for. */
  readonly source: CodeSource | null | undefined;
}

type Ticket = typeof import('./files/index.ts');

/** Files of any size and kind; what they need is loaded when they are asked for. */
export function MoreFormats({ source }: MoreFormatsProps) {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isBare = useBareFiles();

  async function load(): Promise<void> {
    setIsMissing(false);
    try {
      setTicket(await import('./files/index.ts'));
    } catch (error) {
      console.error(error);
      setIsMissing(true);
    }
  }

  return (
    <Disclosure
      title="More formats"
      className={styles.formats}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !ticket) load();
      }}
    >
      {source === null ? (
        <p className={styles.note}>{LOST}</p>
      ) : source && ticket ? (
        <ErrorBoundary place={source} fallback={<p className={styles.note}>{LOST}</p>}>
          <ticket.FileTicket {...source} isCarrying={!isBare} />
        </ErrorBoundary>
      ) : (
        <div className={styles.waiting} role="status">
          {isMissing && (
            <>
              <p>The other formats could not be loaded.</p>
              <Button size="small" onClick={load}>
                Try again
              </Button>
            </>
          )}
        </div>
      )}
    </Disclosure>
  );
}

const LOST =
  'What this picture was made from is not known here, so there is only the picture itself. Make the code again for other formats.';
