import { addMoreRules } from '#content/more';
import { addMoreWords } from '#words/content-types';
import { moreWords } from '#words/more-types';

/**
 * Adds the rules and the words of the types behind More. Pages load this when it is needed (`moreTypes`); what only loads
 * on demand and shows codes of any type calls it before it renders.
 */
export function addMoreTypes(): true {
  addMoreRules();
  addMoreWords(moreWords);
  return true;
}
