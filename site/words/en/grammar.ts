import { type Grammar, grammarOf } from '#words';
import { LANGUAGE } from './language.ts';

/** The grammar of this folder's language. */
export const grammar: Grammar = grammarOf(LANGUAGE);
