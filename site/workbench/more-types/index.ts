import { addMoreRules } from '#content/more';
import { addMoreWords } from '#words/content-types';
import { moreWords } from '#words/more-types';

/**
 * Adds the rules and the words of the types behind More. The home page loads this when it is needed (`moreTypes`); pages
 * that show codes of any type call it before they render.
 */
export function addMoreTypes(): true {
  addMoreRules();
  addMoreWords(moreWords);
  return true;
}
