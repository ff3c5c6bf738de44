import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A card, and how far below the window's upper edge it lay. */
interface Place {
  readonly card: string;
  readonly top: number;
}

/** By the key of the entry in the history. */
const places = new Map<string, Place>();

/**
 * Brings the visitor who comes back to where the list was left. The browser cannot: when it tries, the list is not there
 * yet, and the cards that nobody has seen yet have no height of their own.
 */
export function useListPlace(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    const place = navigationType === 'POP' ? places.get(key) : undefined;
    if (place) scrollToPlace(list.current, place);
  }, [key, navigationType, list]);
  useLayoutEffect(
    () => () => {
      const place = currentPlace(list.current);
      if (place) places.set(key, place);
    },
    [key, list],
  );
}

function currentPlace(list: HTMLElement | null): Place | null {
  const cards = list?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  for (const card of cards) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return { card: card.id, top };
  }
  return null;
}

function scrollToPlace(list: HTMLElement | null, { card, top }: Place): void {
  const element = list?.querySelector(`#${CSS.escape(card)}`);
  if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}
