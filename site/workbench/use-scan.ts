import { useCallback, useEffect, useState } from 'react';
import type { ScanFailure, ScanReport, ScanRequest } from '#scanning';
import { judgeApart } from '#workers/judging';
import { whenStill } from './when-still.ts';

/** Milliseconds without a change before a design is judged. Typing and dragging consist of many changes. */
const STILL = 200;

/** What is known about the request that was judged last. */
interface ScanAnswer {
  readonly request: ScanRequest;
  readonly report: ScanReport | null;
  readonly failure: ScanFailure | null;
}

/** What is known about a request. */
export interface Scan {
  /** The latest report, or null if there is none yet. It may be about an earlier request, see `isCurrent`. */
  readonly report: ScanReport | null;
  /** Why there is no report, or why no report followed the latest one. Null if nothing failed. */
  readonly failure: ScanFailure | null;
  readonly isCurrent: boolean;
  /** Judges the same request again, after something could not be loaded. */
  readonly retry: () => void;
}

/**
 * Judges a request after it has stayed the same for a while, and passes every report to `tell`, then the failure if
 * there is one. Returns a function that cancels this; `tell` is not called afterwards.
 */
export function judgeWhenStill(request: ScanRequest, tell: (answer: ScanAnswer) => void): () => void {
  return whenStill(STILL, (signal) => {
    let latest: ScanReport | null = null;
    const onReport = (report: ScanReport): void => {
      latest = report;
      tell({ request, report, failure: null });
    };
    judgeApart(request, signal, onReport).then(
      (failure) => {
        if (failure) tell({ request, report: latest, failure });
      },
      () => {
        // Only the signal's reason can be thrown here. After an abort, nobody needs the result.
      },
    );
  });
}

/**
 * Judges a design or a picture in a worker. A request object is judged once, and again after `retry`. Passing another
 * request object cancels the judging of the earlier one. If `request` is null, nothing is judged.
 */
export function useScan(request: ScanRequest | null): Scan {
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request.
  useEffect(() => (request ? judgeWhenStill(request, setAnswer) : undefined), [request, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (!request || !answer) return { report: null, failure: null, isCurrent: false, retry };
  return { report: answer.report, failure: answer.failure, isCurrent: answer.request === request, retry };
}
