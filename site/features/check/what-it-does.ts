import { nameInText, recognize } from '#content';
import type { ContentType } from '#design';
import { codeName } from '#ui';
import { checkWords } from '#words/check';

const LONGEST = 80;

/** Returns what a phone does with a code, in a few words. Secrets are left out. */
export function whatItDoes(text: string): string {
  const { does, doesUnnamed } = checkWords;
  if (text === '') return does.nothing;
  const { is } = nameInText(text);
  if (is === 'one-time-password') return does.password;
  const name = codeName(text, LONGEST);
  if (is === 'kind') return doesUnnamed(name);
  const own: Partial<Record<ContentType, (name: string) => string>> = does;
  return (own[recognize(text).type] ?? does.other)(name);
}
