import { isSameDesign, type QrDesign } from '#design';

let judged: { readonly design: QrDesign; readonly verdict: string } | null = null;

/** Remembers the verdict on the last draft, so that a code made from it need not be judged again. */
export function rememberVerdict(design: QrDesign, verdict: string): void {
  judged = { design, verdict };
}

/** Returns the verdict on exactly this design, or undefined if another one was judged last. */
export function verdictOf(design: QrDesign): string | undefined {
  return judged && isSameDesign(judged.design, design) ? judged.verdict : undefined;
}
