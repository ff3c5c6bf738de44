import type { DrawnCard } from '#sheets/cards';
import { Note } from '#ui';
import { cardWords } from '#words/cards';
import { grammar } from '#words/grammar';

/** The size of the code on a card, and the words that are not printed completely. */
export function CardMeaning({ card }: { readonly card: DrawnCard }) {
  const { code, moduleWidth, losses } = card;
  return (
    <div role="status">
      <Note>{cardWords.codeSize(code.width, grammar.number(moduleWidth, 2))}</Note>
      {losses.map((loss) => (
        <Note key={loss} tone="warning">
          {cardWords.losses[loss]}
        </Note>
      ))}
    </div>
  );
}
