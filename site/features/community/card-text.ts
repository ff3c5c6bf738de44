import type { Language } from '#community';
import { cutText } from '#ui';
import { LANGUAGE } from '#words/language';

/** Maximum number of characters of an excerpt. The two lines of a card show fewer: the style sheet cuts the rest. */
const EXCERPT_LENGTH = 240;

/** Returns the beginning of a post's content on one line, for a card. */
export function excerptOf(content: string): string {
  return cutText(content, EXCERPT_LENGTH, '…');
}

/** Returns the `lang` attribute of a text, or undefined if the text is in the page's own language. */
export function langOf(language: Language | undefined): Language | undefined {
  return language === LANGUAGE ? undefined : language;
}
