import type { RedirectCaution } from '#content/redirects';
import { redirectWords } from '#words/redirects';
import { sayer } from './say.ts';

export function redirectCautionText(caution: RedirectCaution): string {
  return sayer<RedirectCaution>()(redirectWords.cautions)(caution);
}
