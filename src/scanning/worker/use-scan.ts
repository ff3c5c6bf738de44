import { useEffect, useState } from 'react';
import type { ScanFailure, ScanReport, ScanRequest } from '#scanning/judging';
import { type Scanner, startScanner } from './client.ts';

/** Typing and dragging go on for a while; only what stands still for this long, in milliseconds, is read. */
const STILL = 200;

interface Answer {
  readonly request: ScanRequest;
  readonly report: ScanReport | null;
  readonly failure: ScanFailure | null;
}

/** The latest answer, a report or why there is none, and whether it is about the request as it is now. */
export interface Scan {
  readonly report: ScanReport | null;
  readonly failure: ScanFailure | null;
  readonly isCurrent: boolean;
}

const NOTHING: Scan = { report: null, failure: null, isCurrent: false };

/**
 * After so long, in milliseconds, without a question or an answer the worker is ended: the readers in it hold megabytes. A question that is
 * being answered is never that silent.
 */
const UNUSED = 60_000;

let scanner: Scanner | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Begins to count anew how long the worker has been unused. */
function keepWorker(): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    scanner?.dispose();
    scanner = null;
  }, UNUSED);
}

/**
 * Has a design or a picture read, off the page's own thread. The same request object is read once; another one cancels it.
 * Null: nothing to read.
 */
export function useScan(request: ScanRequest | null): Scan {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!request) return;
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      keepWorker();
      scanner ??= startScanner();
      cancel = scanner.judge(
        request,
        (report) => {
          keepWorker();
          setAnswer({ request, report, failure: null });
        },
        (failure) => setAnswer({ request, report: null, failure }),
      );
    }, STILL);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [request]);
  if (!request || !answer) return NOTHING;
  return { ...answer, isCurrent: answer.request === request };
}
