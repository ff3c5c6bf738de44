import type { DrawnCard } from '#sheets/cards';
import { Note } from '#ui';
import { cardWords } from '#words/cards';
import { grammar } from '#words/grammar';

/** How large the code is on a card, and what of the words is not printed whole. */
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
