import { isSameDesign, type QrDesign } from '#design';

let judged: { readonly design: QrDesign; readonly verdict: string } | null = null;

/**
 * Remembers the verdict on a draft, so that the code that is made of it need not be measured again. The last one is
 * remembered.
 */
export function rememberVerdict(design: QrDesign, verdict: string): void {
  judged = { design, verdict };
}

/** The verdict on the draft of this very design; undefined unless it was the last to be judged. */
export function verdictOf(design: QrDesign): string | undefined {
  return judged && isSameDesign(judged.design, design) ? judged.verdict : undefined;
}
