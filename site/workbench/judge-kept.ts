import { imageOf } from '#design';
import { twice } from '#late';
import { type CodeRecord, changeCode, readStoredCode } from '#storage';
import { judgeApart } from '#workers/judging';
import { keptVerdict } from './kept-verdict.ts';

/**
 * Judges a stored code, unless it has a verdict, and stores the verdict with the code if its picture is still the same.
 * Never rejects.
 */
export async function judgeKept({ id, design, picture, verdict: known }: CodeRecord): Promise<void> {
  if (known) return;
  try {
    const source = imageOf(design);
    const image = source === undefined ? null : await (await twice(() => import('#uploads'))).loadImage(source);
    let verdict: string | null = null;
    await judgeApart({ design, image }, new AbortController().signal, (report) => {
      verdict = keptVerdict(report) ?? verdict;
    });
    // The code may have been changed or deleted meanwhile.
    if (verdict && (await readStoredCode(id))?.picture === picture) await changeCode(id, { verdict });
  } catch (error) {
    console.error('Not judged:', error);
  }
}
