import { type Grammar, grammarOf } from '../grammar.ts';
import { LANGUAGE } from './language.ts';

/** The grammar of this folder's language. */
export const grammar: Grammar = grammarOf(LANGUAGE);
