import { type CodePlace, type PageBytes, readPages } from '#batch/read-back';
import { hideSecrets } from '#content';
import type { UndrawnCode } from '#making';
import { errorBudget } from '#scanning/pixels';
import { type Decoder, isTextIn } from '#scanning/tunnel';
import type { CodeFacts, RowBudget } from './batch-row.ts';

/**
 * The result of reading a row's code back from the bytes of its page. The facts lack the digest of the file, because
 * the file is not finished yet.
 */
export type ReadOutcome = { readonly facts: Omit<CodeFacts, 'sha256'> } | { readonly failure: 'not-read-back' };

/**
 * Reads codes back from the bytes of their pages, and returns the result of each, in order. Unless `tellsSecrets`, the
 * secrets in the returned texts are hidden.
 */
export async function readPrinted(
  pages: PageBytes,
  codes: readonly { readonly made: UndrawnCode; readonly place: CodePlace }[],
  { decoder, tellsSecrets }: { readonly decoder: Decoder; readonly tellsSecrets: boolean },
): Promise<ReadOutcome[]> {
  const pictures = await readPages(
    pages,
    codes.map(({ place }) => place),
  );
  const outcomes: ReadOutcome[] = [];
  for (const [k, { made }] of codes.entries()) {
    const seen = pictures[k];
    const { text, code } = made;
    if (!seen || !(await isTextIn(seen.picture, text, decoder))) {
      outcomes.push({ failure: 'not-read-back' });
      continue;
    }
    const { blocks, worst } = errorBudget({ code, ...seen });
    const budget: RowBudget = { used: blocks[worst].wrong, correctable: blocks[worst].correctable };
    const shown = tellsSecrets ? text : hideSecrets(text);
    outcomes.push({ facts: { text: shown, version: code.version, level: code.level, budget, readBy: decoder.id } });
  }
  return outcomes;
}
