import { useEffect, useRef, useState } from 'react';
import type { FileWatch } from './write-png-apart.ts';

/** Milliseconds. Shorter jobs show no progress. */
const PATIENCE = 250;

/** Makes one file at a time. */
export interface FileJob {
  /** The progress, 0 to 1; null while nothing takes long. */
  readonly share: number | null;
  readonly isBusy: boolean;
  /** Starts a file, and cancels the earlier one. */
  readonly begin: (make: (watch: FileWatch) => Promise<Blob>) => Promise<Blob>;
  readonly cancel: () => void;
}

/** Makes files one at a time; leaving the page cancels the present one. */
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
