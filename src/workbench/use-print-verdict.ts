import { useEffect, useState } from 'react';
import { judgePrintApart, type PrintedCode, type PrintReport } from '#scanning';
import { judges } from './judges.ts';

/** Milliseconds for which a print stays as it is before it is judged. */
const STILL = 300;

/** What is known of a print. */
export interface PrintAnswer {
  /** Null until it has been judged, and where nobody could judge it. */
  readonly report: PrintReport | null;
  /** Nobody could judge it. */
  readonly isUntested: boolean;
}

const UNKNOWN: PrintAnswer = { report: null, isUntested: false };

/** Milliseconds that a print which is asked about once may take, the loading of its readers among them. */
const PATIENCE = 15_000;

/** Has a print judged once. Resolves to null where nobody could judge it, or not in time. */
export async function askPrintVerdict(print: PrintedCode): Promise<PrintReport | null> {
  try {
    return await judgePrintApart(judges, print, AbortSignal.timeout(PATIENCE));
  } catch {
    // The signal's reason, and nothing else.
    return null;
  }
}

/**
 * Has a print judged at its size, off the page's own thread. The same object is judged once. Null: nothing to judge.
 */
export function usePrintVerdict(print: PrintedCode | null): PrintAnswer {
  const [answer, setAnswer] = useState<{ readonly print: PrintedCode; readonly verdict: PrintAnswer } | null>(null);
  useEffect(() => {
    if (!print) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      judgePrintApart(judges, print, controller.signal).then(
        (report) => setAnswer({ print, verdict: { report, isUntested: report === null } }),
        () => {
          // The signal's reason: nobody waits any more.
        },
      );
    }, STILL);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [print]);
  return answer?.print === print ? answer.verdict : UNKNOWN;
}
