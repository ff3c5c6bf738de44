import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isAtEntry } from './history-entry.ts';
import { currentPlace, type ListPlace, scrollToPlace } from './list-place.ts';
import { overFrames } from './over-frames.ts';

/** The visitor's places, by the key of the history entry. */
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
