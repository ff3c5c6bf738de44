import { nameInText, recognize } from '#content';
import { isMoreType } from '#design';
import { codeName } from '#words';
import { checkWords } from '#words/check';
import { moreWords } from '#words/more-types';

const LONGEST = 80;

/** Returns what a phone does with a code, in a few words. Secrets are left out. */
export function whatItDoes(text: string): string {
  const { does, doesUnnamed, doesPassword, doesNothing } = checkWords;
  if (text === '') return doesNothing;
  const { is } = nameInText(text);
  if (is === 'one-time-password') return doesPassword;
  const name = codeName(text, LONGEST);
  if (is === 'kind') return doesUnnamed({ kind: name });
  const { type } = recognize(text);
  return isMoreType(type) ? moreWords.types[type].does({ name }) : does[type]({ name });
}
