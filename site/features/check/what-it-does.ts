import { nameInText, recognize } from '#content';
import { codeName } from '#ui';
import { checkWords } from '#words/check';

const LONGEST = 80;

/** Returns what a phone does with a code, in a few words. Secrets are left out. */
export function whatItDoes(text: string): string {
  const { does, doesUnnamed, doesPassword, doesNothing } = checkWords;
  if (text === '') return doesNothing;
  const { is } = nameInText(text);
  if (is === 'one-time-password') return doesPassword;
  const name = codeName(text, LONGEST);
  return is === 'kind' ? doesUnnamed(name) : does[recognize(text).type](name);
}
