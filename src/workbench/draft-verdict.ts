import { isSameDesign, type QrDesign } from '#design';

let judged: { readonly design: QrDesign; readonly verdict: string } | null = null;

/** Remembers the verdict on the last draft, so that a code made from it need not be measured again. */
export function rememberVerdict(design: QrDesign, verdict: string): void {
  judged = { design, verdict };
}

/** Returns the verdict on the draft of exactly this design; undefined unless it was judged last. */
export function verdictOf(design: QrDesign): string | undefined {
  return judged && isSameDesign(judged.design, design) ? judged.verdict : undefined;
}
