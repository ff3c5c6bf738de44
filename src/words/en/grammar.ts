import { type Grammar, grammarOf } from '#words';

/** The language of this folder, and of the `lang` attribute of every page. */
export const LANGUAGE = 'en';

/** The grammar of this folder's language. */
export const grammar: Grammar = grammarOf(LANGUAGE);
