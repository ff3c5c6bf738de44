import type { Caution as CoreCaution } from '#content';
import { cautionText } from '#words';
import type { Caution } from './content.ts';

/** Returns the sentence about a caution, after the name of its field. @internal */
export function cautionSentence(caution: Caution): string {
  return `${caution.field}: ${cautionText(caution as CoreCaution)}`;
}
