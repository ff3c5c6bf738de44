import { useEffect, useState } from 'react';
import { judgePrintApart, type PrintedCode, type PrintReport } from '#scanning';
import { judges } from './judges.ts';

/** Milliseconds for which a print must stay the same before it is judged. */
const STILL = 300;

/** What is known about a print. */
export interface PrintAnswer {
  /** Null until the print is judged, or if it could not be judged. */
  readonly report: PrintReport | null;
  /** Whether the print could not be judged. */
  readonly isUntested: boolean;
}

const UNKNOWN: PrintAnswer = { report: null, isUntested: false };

/** Maximum number of milliseconds that `askPrintVerdict` waits, including the time to load the decoders. */
const PATIENCE = 15_000;

/** Judges a print once. Resolves to null if it could not be judged, or not in time. Never rejects. */
export async function askPrintVerdict(print: PrintedCode): Promise<PrintReport | null> {
  try {
    return await judgePrintApart(judges, print, AbortSignal.timeout(PATIENCE));
  } catch {
    // Only the signal's reason, a timeout, can be thrown here.
    return null;
  }
}

/** Judges a print at its size, in a worker. The same object is judged only once. Null: there is nothing to judge. */
export function usePrintVerdict(print: PrintedCode | null): PrintAnswer {
  const [answer, setAnswer] = useState<{ readonly print: PrintedCode; readonly verdict: PrintAnswer } | null>(null);
  useEffect(() => {
    if (!print) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      judgePrintApart(judges, print, controller.signal).then(
        (report) => setAnswer({ print, verdict: { report, isUntested: report === null } }),
        () => {
          // Only the signal's reason can be thrown here. After an abort, nobody needs the result.
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
