import { type Grammar, grammarOf } from '../grammar.ts';
import { LANGUAGE } from './language.ts';

export const grammar: Grammar = grammarOf(LANGUAGE);
