import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isAtEntry } from './list-filters.ts';

const places = new Map<string, ListPlace>();

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
    // The place is recorded during scrolling. When the visitor leaves the page, it is too late: the cards have already
    // moved.
    const notePlace = () => {
      const place = isAtEntry(key) && currentPlace(list.current);
      if (place) places.set(key, place);
    };
    window.addEventListener('scroll', notePlace, { passive: true });
    return () => window.removeEventListener('scroll', notePlace);
  }, [key, list]);
}

/** A card, and its distance in pixels below the window's upper edge. */
interface ListPlace {
  readonly card: string;
  readonly top: number;
}

/** Returns the place of the first card that is not completely above the window; null if the list has no such card. */
function currentPlace(list: HTMLElement | null): ListPlace | null {
  const cards = list?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  for (const card of cards) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return { card: card.id, top };
  }
  return null;
}

function scrollToPlace(list: HTMLElement | null, { card, top }: ListPlace): void {
  const element = list?.querySelector(`#${CSS.escape(card)}`);
  if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

function overFrames(run: () => void): () => void {
  let frame = 0;
  const runWith = (framesLeft: number) => {
    run();
    if (framesLeft > 0) frame = requestAnimationFrame(() => runWith(framesLeft - 1));
  };
  runWith(4);
  return () => cancelAnimationFrame(frame);
}
