/** The language of this folder, and of the `lang` attribute of every page. */
export const LANGUAGE = 'en';

/** The writing direction. Tabs and rows of buttons get it as their `dir`, so that the arrow keys follow it. */
export const DIRECTION: 'ltr' | 'rtl' = 'ltr';
