/** The language of this folder, and of the `lang` attribute of every page. */
export const LANGUAGE = 'en';

/** The writing direction. Tabs and rows of buttons use it as their `dir`, and turn the arrow keys by it. */
export const DIRECTION: 'ltr' | 'rtl' = 'ltr';
