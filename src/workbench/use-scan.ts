import { useCallback, useEffect, useState } from 'react';
import { judgeApart, type ScanFailure, type ScanReport, type ScanRequest } from '#scanning';
import { judges } from './judges.ts';

/** Typing and dragging go on for a while; only what stands still for this long, in milliseconds, is judged. */
const STILL = 200;

interface Answer {
  readonly request: ScanRequest;
  readonly report: ScanReport | null;
  readonly failure: ScanFailure | null;
}

/** What is known about a request, and whether it is about the request as it is now. */
export interface Scan {
  /** The latest report; null as long as there is none. */
  readonly report: ScanReport | null;
  /** Why there is no report, or no further one after `report`. */
  readonly failure: ScanFailure | null;
  readonly isCurrent: boolean;
  /** Asks the same once more, for when something could not be loaded. */
  readonly retry: () => void;
}

/**
 * Has a design or a picture judged, off the page's own thread. The same request object is judged once; another one
 * cancels it. Null: nothing to judge.
 */
export function useScan(request: ScanRequest | null): Scan {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      let latest: ScanReport | null = null;
      const onReport = (report: ScanReport): void => {
        latest = report;
        setAnswer({ request, report, failure: null });
      };
      judgeApart(judges, request, controller.signal, onReport).then(
        (failure) => {
          if (failure) setAnswer({ request, report: latest, failure });
        },
        () => {
          // The signal's reason: nobody waits any more.
        },
      );
    }, STILL);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (!request || !answer) return { report: null, failure: null, isCurrent: false, retry };
  return { report: answer.report, failure: answer.failure, isCurrent: answer.request === request, retry };
}
