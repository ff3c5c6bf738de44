import { LANGUAGES, type Language } from './entities.ts';
import { outlinePost } from './plan.ts';
import type { PostText } from './post-text.ts';

/** The codes of all languages. */
export const ALL_LANGUAGES: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** Loads the texts in the requested languages, one chunk per language. Returns them sorted by number. */
export async function loadTexts(languages: readonly Language[]): Promise<readonly PostText[]> {
  const files = await Promise.all(languages.map((language) => FILES[language]()));
  return files.flat().sort((left, right) => left.n - right.n);
}

/** Loads the texts of one post. Throws a `RangeError` if there is no such post. */
export async function loadText(n: number): Promise<PostText> {
  const text = (await loadTexts([outlinePost(n).language])).find((candidate) => candidate.n === n);
  if (!text) throw new RangeError(`Nothing is written under the number ${n}.`);
  return text;
}

const FILES: Readonly<Record<Language, () => Promise<readonly PostText[]>>> = {
  en: async () => (await import('./texts-en.ts')).EN,
  es: async () => (await import('./texts-es.ts')).ES,
  fr: async () => (await import('./texts-fr.ts')).FR,
  de: async () => (await import('./texts-de.ts')).DE,
  zh: async () => (await import('./texts-zh.ts')).ZH,
  ja: async () => (await import('./texts-ja.ts')).JA,
};
