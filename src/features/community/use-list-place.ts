import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isAtEntry } from './history-entry.ts';

/** A card, and how far below the window's upper edge it lay. */
interface Place {
  readonly card: string;
  readonly top: number;
}

/** By the key of the entry in the history. */
const places = new Map<string, Place>();

/**
 * Cards that come near get heights of their own, which moves those below them: so many frames until all have theirs.
 */
const FRAMES = 4;

/**
 * Brings the visitor who comes back to where the list was left. The browser cannot: when it tries, the list is not
 * there yet.
 */
export function useListPlace(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    const place = navigationType === 'POP' ? places.get(key) : undefined;
    if (!place) return;
    let frame = 0;
    const approach = (framesLeft: number) => {
      scrollToPlace(list.current, place);
      if (framesLeft > 0) frame = requestAnimationFrame(() => approach(framesLeft - 1));
    };
    approach(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [key, navigationType, list]);
  useLayoutEffect(() => {
    // Noted as it comes about: on leaving, the page is taken apart from above, and everything below it moves.
    const notePlace = () => {
      const place = isAtEntry(key) && currentPlace(list.current);
      if (place) places.set(key, place);
    };
    window.addEventListener('scroll', notePlace, { passive: true });
    return () => window.removeEventListener('scroll', notePlace);
  }, [key, list]);
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
