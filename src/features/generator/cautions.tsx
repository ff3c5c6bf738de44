import type { Caution } from '#content';
import { Note } from '#ui';
import { contentWords } from '#words/generator-content';
import { useSettledCautions } from './use-settled-cautions.ts';

/**
 * The cautions as sentences, shown once the visitor pauses. To be announced, they must be inside a live region that was
 * on the page before them.
 */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  return useSettledCautions(cautions).map((caution) => (
    <Note key={`${caution.field} ${caution.kind}`} tone="warning">
      {contentWords.caution(caution)}
    </Note>
  ));
}
