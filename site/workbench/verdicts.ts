import { useCallback, useEffect, useState } from 'react';
import { isSameDesign, type QrDesign } from '#design';
import {
  type PrintedCode,
  type PrintReport,
  type SaidVerdict,
  type ScanFailure,
  type ScanReport,
  type ScanRequest,
  saidVerdict,
} from '#scanning';
import { judgeApart, judgePrintApart } from '#workers/judging';

/**
 * Calls `start` after the given number of milliseconds. Returns a function that cancels the call or, if `start` was
 * already called, aborts the signal that `start` got. If a hook returns this function from an effect, the hook starts
 * its work only after the values on which the effect depends have stayed the same for that time.
 */
export function whenStill(milliseconds: number, start: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => start(controller.signal), milliseconds);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Milliseconds without a change before a design is judged. Typing and dragging consist of many changes. */
const DESIGN_STILL = 200;

interface ScanAnswer {
  readonly request: ScanRequest;
  readonly report: ScanReport | null;
  readonly failure: ScanFailure | null;
}

export interface Scan {
  /** The latest report, or null if there is none yet. It may be about an earlier request, see `isCurrent`. */
  readonly report: ScanReport | null;
  /** Why there is no report, or why no report followed the latest one. Null if nothing failed. */
  readonly failure: ScanFailure | null;
  readonly isCurrent: boolean;
  /** After something could not be loaded. */
  readonly retry: () => void;
}

/**
 * Judges a design or a picture in a worker, once it has stayed the same for a while. A request object is judged once,
 * and again after `retry`. Passing another request object cancels the judging of the earlier one. If `request` is null,
 * nothing is judged.
 */
export function useScan(request: ScanRequest | null): Scan {
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request.
  useEffect(() => {
    if (!request) return;
    return whenStill(DESIGN_STILL, (signal) => {
      let latest: ScanReport | null = null;
      const onReport = (report: ScanReport): void => {
        latest = report;
        setAnswer({ request, report, failure: null });
      };
      judgeApart(request, signal, onReport).then((failure) => {
        if (failure) setAnswer({ request, report: latest, failure });
      }, notNeeded);
    });
  }, [request, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (!request || !answer) return { report: null, failure: null, isCurrent: false, retry };
  return { report: answer.report, failure: answer.failure, isCurrent: answer.request === request, retry };
}

/** Milliseconds for which a print (a code at its printed size) must stay the same before it is judged. */
const PRINT_STILL = 300;

export interface PrintAnswer {
  /** Null until the print is judged, or if it could not be judged. */
  readonly report: PrintReport | null;
  /** Whether the print could not be judged. */
  readonly isUntested: boolean;
}

const UNKNOWN: PrintAnswer = { report: null, isUntested: false };

/** Judged at its printed size in a worker, again only if `print` is another object. Nothing is judged if null. */
export function usePrintVerdict(print: PrintedCode | null): PrintAnswer {
  const [answer, setAnswer] = useState<{ readonly print: PrintedCode; readonly verdict: PrintAnswer } | null>(null);
  useEffect(() => {
    if (!print) return;
    return whenStill(PRINT_STILL, (signal) => {
      judgePrintApart(print, signal).then(
        (report) => setAnswer({ print, verdict: { report, isUntested: report === null } }),
        notNeeded,
      );
    });
  }, [print]);
  return answer?.print === print ? answer.verdict : UNKNOWN;
}

/** Takes the signal's reason, which is all that judging throws. After an abort, nobody needs the result. */
function notNeeded(): void {}

/** Null if the report is missing, is an early one, or was made without one of the decoders. */
export function finalVerdict(report: ScanReport | null): SaidVerdict | null {
  const isWhole = (report?.stage === 'full' || report?.stage === 'fixes') && report.missingDecoders.length === 0;
  return isWhole ? (saidVerdict(report)?.picture ?? null) : null;
}

let judged: { readonly design: QrDesign; readonly verdict: string } | null = null;

/** Remembers the verdict on the last draft, so that a code made from it need not be judged again. */
export function rememberVerdict(design: QrDesign, verdict: string): void {
  judged = { design, verdict };
}

/** Returns the verdict on exactly this design, or undefined if another one was judged last. */
export function verdictOf(design: QrDesign): string | undefined {
  return judged && isSameDesign(judged.design, design) ? judged.verdict : undefined;
}
