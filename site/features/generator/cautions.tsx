import type { Caution } from '#content';
import { Note } from '#ui';
import { contentWords } from '#words/generator-content';
import { useSettledCautions } from './use-settled-cautions.ts';

/**
 * Shows cautions as sentences, at the times that `useSettledCautions` chooses. Screen readers announce a caution only
 * if the live region around it was on the page before the caution appeared.
 */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  return useSettledCautions(cautions).map((caution) => (
    <Note key={`${caution.field} ${caution.kind}`} tone="warning">
      {contentWords.caution(caution)}
    </Note>
  ));
}
