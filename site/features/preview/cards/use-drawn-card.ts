import { useEffect, useState } from 'react';
import type { Drawing } from '#drawing';
import type { Lettering } from '#lettering';
import { type CardProduct, type CardWords, type DrawnCard, drawCard, prepareCard } from '#sheets/cards';

/** A drawn card, or why there is none. */
export interface CardState {
  /** The latest card; null until there is one. */
  readonly card: DrawnCard | null;
  /** Whether the card's fonts could not be loaded. */
  readonly isMissing: boolean;
  /** Loads the fonts again. */
  readonly retry: () => void;
}

/** Draws a card once its fonts are loaded, and again whenever a part of it changes. */
export function useDrawnCard(
  product: CardProduct,
  code: Drawing | null,
  words: CardWords,
  lettering: Lettering | null,
): CardState {
  const [card, setCard] = useState<DrawnCard | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the fonts again.
  useEffect(() => {
    if (!code || !lettering) return;
    let isCurrent = true;
    prepareCard(words, lettering).then(
      () => {
        if (!isCurrent) return;
        setIsMissing(false);
        setCard(drawCard(product, code, words, lettering));
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setIsMissing(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [product, code, words, lettering, attempt]);
  return { card, isMissing, retry: () => setAttempt((count) => count + 1) };
}
