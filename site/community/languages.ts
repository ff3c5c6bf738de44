import type { PostText } from './posts.ts';

export interface LanguageTexts {
  readonly pictures: Readonly<Record<string, string>>;
  readonly posts: readonly PostText[];
}

/** Under their own names, in the order of the filter. `weight` is how many of 13 posts in a row are in a language. */
export const LANGUAGES = [
  { code: 'en', name: 'English', weight: 5, load: () => import('./data/en.json', { with: { type: 'json' } }) },
  { code: 'es', name: 'Español', weight: 2, load: () => import('./data/es.json', { with: { type: 'json' } }) },
  { code: 'fr', name: 'Français', weight: 2, load: () => import('./data/fr.json', { with: { type: 'json' } }) },
  { code: 'de', name: 'Deutsch', weight: 2, load: () => import('./data/de.json', { with: { type: 'json' } }) },
  { code: 'zh', name: '中文', weight: 1, load: () => import('./data/zh.json', { with: { type: 'json' } }) },
  { code: 'ja', name: '日本語', weight: 1, load: () => import('./data/ja.json', { with: { type: 'json' } }) },
] as const satisfies readonly {
  code: string;
  name: string;
  weight: number;
  load: () => Promise<{ default: LanguageTexts }>;
}[];

export type Language = (typeof LANGUAGES)[number]['code'];

/** The language for each remainder of a post's number modulo 13. */
export const LANGUAGE_CYCLE: readonly Language[] = LANGUAGES.flatMap(({ code, weight }) =>
  Array<Language>(weight).fill(code),
);

export function loadTexts(languages: readonly Language[]): Promise<readonly LanguageTexts[]> {
  const wanted = LANGUAGES.filter(({ code }) => languages.includes(code));
  return Promise.all(wanted.map(async ({ load }) => (await load()).default));
}
