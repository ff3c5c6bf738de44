import type { Path } from 'react-router';
import { LANGUAGE_PATH, LANGUAGES } from '#words/language';

/** Returns the absolute, percent-encoded address of a path that begins with a slash. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE_URL).href;
}

/** Returns the absolute address of a page by its path within a language, by default within the page's own. */
export function pageUrl(path: string, languagePath = LANGUAGE_PATH): string {
  return absoluteUrl(languagePath + path.slice(1));
}

/** Returns the address in another language of a page by its place within its own: of a post, the community's list. */
export function addressIn(languagePath: string, { pathname, search, hash }: Path): string {
  return languagePath + (isTranslated(pathname) ? pathname.slice(1) + search + hash : 'community');
}

/** Whether the page of a path is in every language. Posts and authors are not. */
function isTranslated(path: string): boolean {
  return !path.startsWith('/community/');
}

/** Returns the addresses of a page in all languages, by their tags. */
export function translationsOf(path: string): readonly (readonly [tag: string, address: string])[] {
  if (!isTranslated(path)) return [];
  const all = LANGUAGES.map(({ tag, path: languagePath }) => [tag, pageUrl(path, languagePath)] as const);
  return [...all, ['x-default', all[0][1]]];
}
