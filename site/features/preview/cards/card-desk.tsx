import { useMemo } from 'react';
import { type CardProduct, surroundingsOf } from '#sheets/cards';
import { PrintVerdict, TryAgain } from '#ui';
import { PagePreview } from '#ui/printing';
import { cardWords } from '#words/cards';
import { type Remade, siteLettering, useLate, usePrintVerdict } from '#workbench';
import { CardActions } from './card-actions.tsx';
import { CardFields } from './card-fields.tsx';
import { CardMeaning } from './card-meaning.tsx';
import styles from './print-desk.module.css';
import { cardWordsOf, useCardChoice } from './use-card-choice.ts';
import { useCodeDrawing } from './use-code-drawing.ts';
import { useDrawnCard } from './use-drawn-card.ts';

interface CardDeskProps {
  readonly code: Remade;
  readonly product: CardProduct;
}

/** The preview of a card, the fields for its words, and the button that saves it. */
export function CardDesk({ code, product }: CardDeskProps) {
  const [choice, change] = useCardChoice();
  const { loaded: lettering, isMissing, retry } = useLate(siteLettering);
  const drawing = useCodeDrawing(code);
  const words = useMemo(() => cardWordsOf(code, product, choice), [code, product, choice]);
  const state = useDrawnCard(product, drawing, words, lettering);
  const { card } = state;
  const { made } = code;
  const print = useMemo(
    () =>
      card && {
        ...{ page: card.face, text: made.text, code: made.code, margin: card.margin },
        ...{ x: card.code.x, y: card.code.y, width: card.code.width, mm: card.code.width },
      },
    [card, made],
  );
  const page = useMemo(
    () =>
      card && {
        ...{ drawing: card.page, isRound: product.shape === 'round' },
        ...(choice.hasMarks && { around: surroundingsOf(card.page, product) }),
      },
    [card, product, choice.hasMarks],
  );
  const verdict = usePrintVerdict(print);
  if (isMissing || state.isMissing) {
    return <TryAgain className={styles.waiting} problem={cardWords.unloaded} retry={isMissing ? retry : state.retry} />;
  }
  return (
    <div className={styles.card}>
      <PagePreview
        pages={page ? [page] : []}
        size={product}
        label={cardWords.pagePicture(cardWords.products[product.id])}
      />
      <div className={styles.order}>
        <CardFields code={code} product={product} choice={choice} change={change} isBlack={card?.isBlack ?? false} />
        {card && <CardMeaning card={card} />}
        <PrintVerdict {...verdict} />
        <CardActions code={code} product={product} choice={choice} card={card} />
      </div>
    </div>
  );
}
