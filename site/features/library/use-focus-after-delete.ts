import { useCallback, useEffect, useRef } from 'react';
import type { CodeEntry } from '#storage';
import { neighborOf } from './neighbor-of.ts';

/**
 * A deletion removes the button that was pressed. Afterwards, this hook moves the focus to the code that takes the
 * place of the deleted one.
 */
export function useFocusAfterDelete(codes: readonly CodeEntry[] | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isDeleting = useRef(false);
  const waiting = useRef<{ readonly gone: string; readonly next: string | undefined } | null>(null);

  useEffect(() => {
    if (!waiting.current || codes?.some(({ id }) => id === waiting.current?.gone)) return;
    const { next } = waiting.current;
    waiting.current = null;
    if (document.activeElement !== document.body) return;
    const place = list.current?.querySelector<HTMLElement>(`[data-code="${next}"] button`) ?? heading.current;
    place?.focus({ preventScroll: true });
  }, [codes]);

  /** Moves the focus to the heading, which remains when all codes are deleted. */
  const toHeading = useCallback(() => {
    isDeleting.current = true;
    heading.current?.focus({ preventScroll: true });
  }, []);

  const beforeDelete = useCallback((gone: string): void => {
    isDeleting.current = true;
    const shown = [...(list.current?.children ?? [])].map((item) => (item as HTMLElement).dataset.code);
    waiting.current = { gone, next: neighborOf(gone, shown) };
  }, []);

  return { heading, list, isDeleting, toHeading, beforeDelete };
}
