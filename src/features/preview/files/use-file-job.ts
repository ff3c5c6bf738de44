import { useEffect, useRef, useState } from 'react';
import type { FileWatch } from './write-png-apart.ts';

/** Milliseconds after which a job shows its progress. */
const PATIENCE = 250;

/** Makes one file at a time. */
export interface FileJob {
  /** Progress of the current job, 0 to 1; null if there is none, or it began less than `PATIENCE` ago. */
  readonly share: number | null;
  readonly isBusy: boolean;
  /** Cancels the current job and starts another. Settles as `make` does. */
  readonly begin: (make: (watch: FileWatch) => Promise<Blob>) => Promise<Blob>;
  readonly cancel: () => void;
}

/** Makes files one at a time. Leaving the page cancels the current job. */
export function useFileJob(): FileJob {
  const [share, setShare] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function begin(make: (watch: FileWatch) => Promise<Blob>): Promise<Blob> {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    const began = performance.now();
    const onProgress = (done: number): void => {
      if (current.current === own && performance.now() - began > PATIENCE) setShare(done);
    };
    setIsBusy(true);
    try {
      return await make({ signal: own.signal, onProgress });
    } finally {
      if (current.current === own) {
        current.current = null;
        setIsBusy(false);
        setShare(null);
      }
    }
  }

  return { share, isBusy, begin, cancel: () => current.current?.abort() };
}
