import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isAtEntry } from './history-entry.ts';
import { overFrames } from './over-frames.ts';

/** A card, and its distance in pixels below the window's upper edge. */
interface Place {
  readonly card: string;
  readonly top: number;
}

/** The visitor's places, by the key of the history entry. */
const places = new Map<string, Place>();

/** Restores the visitor's place in the list. The browser cannot, because it tries before the list is rendered. */
export function useListPlace(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    const place = navigationType === 'POP' ? places.get(key) : undefined;
    if (!place) return;
    // Cards near the window get their real heights one after another, which moves the cards below.
    return overFrames(() => scrollToPlace(list.current, place));
  }, [key, navigationType, list]);
  useLayoutEffect(() => {
    // Recorded while scrolling, because on leaving the page its elements have moved already.
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
