import { useEffect, useState } from 'react';
import type { PrintedCode, PrintReport } from '#scanning';
import { judgePrintApart } from '#workers/judging';
import { whenStill } from './when-still.ts';

/** Milliseconds for which a print (a code at its printed size) must stay the same before it is judged. */
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
    return await judgePrintApart(print, AbortSignal.timeout(PATIENCE));
  } catch {
    // Only the signal's reason, a timeout, can be thrown here.
    return null;
  }
}

/** The answer about a print object. */
interface AnsweredPrint {
  readonly print: PrintedCode;
  readonly verdict: PrintAnswer;
}

/**
 * Judges a print after it has stayed the same for a while, and passes the answer to `tell`. Returns a function that
 * cancels this; `tell` is not called afterwards.
 */
export function judgePrintWhenStill(print: PrintedCode, tell: (answer: AnsweredPrint) => void): () => void {
  return whenStill(STILL, (signal) => {
    judgePrintApart(print, signal).then(
      (report) => tell({ print, verdict: { report, isUntested: report === null } }),
      () => {
        // Only the signal's reason can be thrown here. After an abort, nobody needs the result.
      },
    );
  });
}

/**
 * Returns what is known about a print, which is judged at its printed size in a worker. Nothing is judged if `print` is
 * null. When the component renders again, the print is judged again only if `print` is another object.
 */
export function usePrintVerdict(print: PrintedCode | null): PrintAnswer {
  const [answer, setAnswer] = useState<AnsweredPrint | null>(null);
  useEffect(() => (print ? judgePrintWhenStill(print, setAnswer) : undefined), [print]);
  return answer?.print === print ? answer.verdict : UNKNOWN;
}
