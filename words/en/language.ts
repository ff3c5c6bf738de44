/** The language of this folder, and of the `lang` attribute of every page. */
export const LANGUAGE = 'en';
