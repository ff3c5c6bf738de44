import { useEffect, useRef, useState } from 'react';
import type { FileWatch } from './write-png-apart.ts';

/** Files that are done sooner show no progress. */
const PATIENCE = 250;

/** The making of one file at a time. */
export interface FileJob {
  /** How far it is, 0 to 1; null while nothing takes its time. */
  readonly share: number | null;
  readonly isBusy: boolean;
  /** Begins; what was being made is given up. */
  readonly begin: (make: (watch: FileWatch) => Promise<Blob>) => Promise<Blob>;
  readonly cancel: () => void;
}

/** Makes files one at a time; leaving the page gives up the one that is being made. */
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
