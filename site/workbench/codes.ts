import type { KeptCode } from '#carrying';
import { imageOf } from '#design';
import { type CodeEntry, changeCode, listCodes, readStoredCode, subscribeToCodes } from '#storage';
import { judgeApart } from '#workers/judging';
import { uploads } from './seams.ts';
import { useAnswer } from './use-answer.ts';
import { finalVerdict } from './verdicts.ts';

/** Returns the stored codes, the newest first, and updates after every change. Null until they have been read. */
export function useCodes(): readonly CodeEntry[] | null {
  return useAnswer([], listCodes, { subscribe: subscribeToCodes, isLate: true }).latest ?? null;
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
