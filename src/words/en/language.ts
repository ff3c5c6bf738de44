/** The language of this folder, and of the `lang` attribute of every page. */
export const LANGUAGE = 'en';

/** Where its lines run. Tabs and rows of buttons set it as their `dir`, and turn the arrow keys by it. */
export const DIRECTION: 'ltr' | 'rtl' = 'ltr';
