import type { Language } from '#community';

/** The `lang` attribute of a text on a page that is English itself: absent when the text is English too. */
export function langOf(language: Language): Language | undefined {
  return language === 'en' ? undefined : language;
}
