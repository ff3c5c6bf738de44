import { useCallback, useEffect, useState } from 'react';
import { judgeApart, type ScanFailure, type ScanReport, type ScanRequest } from '#scanning';
import { judges } from './judges.ts';

/** Milliseconds without a change before a design is judged. Typing and dragging consist of many changes. */
const STILL = 200;

interface Answer {
  readonly request: ScanRequest;
  readonly report: ScanReport | null;
  readonly failure: ScanFailure | null;
}

/** What is known about a request. */
export interface Scan {
  /** The latest report, or null if there is none yet. It may be about an earlier request, see `isCurrent`. */
  readonly report: ScanReport | null;
  /** Why there is no report, or none after the latest one. Null if nothing failed. */
  readonly failure: ScanFailure | null;
  readonly isCurrent: boolean;
  /** Judges the same request again, after something could not be loaded. */
  readonly retry: () => void;
}

/**
 * Judges a design or a picture in a worker. A request object is judged once, and again after `retry`. Another request
 * object cancels it. Null: there is nothing to judge.
 */
export function useScan(request: ScanRequest | null): Scan {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request.
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
          // Only the signal's reason can be thrown here. After an abort, nobody needs the result.
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
