import type { Caution } from '#content';
import { Note } from '#ui';
import { contentWords } from '#words/generator-content';
import { useSettledCautions } from './use-settled-cautions.ts';

/**
 * The cautions in sentences, once the visitor has paused. To be announced, they must be in a live region that exists
 * before them.
 */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  return useSettledCautions(cautions).map((caution) => (
    <Note key={`${caution.field} ${caution.kind}`} tone="warning">
      {contentWords.caution(caution)}
    </Note>
  ));
}
