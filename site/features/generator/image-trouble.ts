import { pictureWords } from '#words/generator-pictures';
import { troubleWords } from '#words/trouble';
import type { Draft } from '#workbench';

/** Returns why a draft's image could not be read or woven, and what to do. */
export function imageTrouble(draft: Extract<Draft, { reason: 'image' | 'weave' }>): string {
  if (draft.reason === 'weave') return troubleWords[draft.trouble];
  return pictureWords.notTaken(draft.refusal.code, draft.refusal.excess);
}
