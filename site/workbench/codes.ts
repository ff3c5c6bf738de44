import type { KeptCode } from '#carrying';
import { imageOf, isSameDesign, type QrDesign } from '#design';
import { type SaidVerdict, type ScanReport, saidVerdict } from '#scanning';
import { type CodeEntry, changeCode, listCodes, readStoredCode, subscribeToCodes } from '#storage';
import { judgeApart } from '#workers/judging';
import { uploads } from './seams.ts';
import { useAnswer } from './use-answer.ts';

/** Returns the stored codes, the newest first, and updates after every change. Null until they have been read. */
export function useCodes(): readonly CodeEntry[] | null {
  return useAnswer([], listCodes, { subscribe: subscribeToCodes, isLate: true }).latest ?? null;
}

/** Null if the report is missing, is an early one, or was made without one of the decoders. */
export function finalVerdict(report: ScanReport | null): SaidVerdict | null {
  const isWhole = (report?.stage === 'full' || report?.stage === 'fixes') && report.missingDecoders.length === 0;
  return isWhole ? saidVerdict(report) : null;
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

/** Judges and stores the verdict of a code without one, unless its picture changes meanwhile. Never rejects. */
export async function judgeKept({ id, design, picture, verdict: known }: KeptCode): Promise<void> {
  if (known) return;
  try {
    const source = imageOf(design);
    const image = source === undefined ? null : await (await uploads.load()).loadImage(source);
    let verdict: string | null = null;
    await judgeApart({ design, image }, new AbortController().signal, (report) => {
      verdict = finalVerdict(report) ?? verdict;
    });
    // The code may have been changed or deleted meanwhile.
    if (verdict && (await readStoredCode(id))?.picture === picture) await changeCode(id, { verdict });
  } catch (error) {
    console.error('Not judged:', error);
  }
}
