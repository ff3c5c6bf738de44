import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsHydrated } from '#ui';
import { isAtEntry } from './history-entry.ts';
import { filtersIn, type ListFilters, NO_FILTERS, searchOf } from './list-filters.ts';

/** Milliseconds after the last letter until the address changes. Browsers limit how often an address may change. */
const TYPING_PAUSE = 300;

/** Marks an address written by the filters, as opposed to one from a link or the history. */
const OWN = { writtenByFilters: true };

/** The list's filters, which are part of the address, and functions to change them. */
export interface ListFiltersState {
  /** The current filters. While a prerendered page is hydrated, they are `NO_FILTERS`, with which it was rendered. */
  readonly filters: ListFilters;
  /** Shows matches at once. Changes the address when the visitor pauses, but adds no history entry. */
  readonly type: (query: string) => void;
  /** Writes the typed text into the address now. */
  readonly finishTyping: () => void;
  /** Changes filters and adds a history entry. */
  readonly choose: (change: Partial<ListFilters>) => void;
  /** Shows everything again, the newest first, and adds a history entry. Every rendering returns the same function. */
  readonly reset: () => void;
}

/**
 * Returns the filters of the list and functions to change them. The filters are kept in state and then written into the
 * address: if they were always read from the address, every letter would wait for the router. They are read from it
 * only when the list opens, and when a link or a step through the history changes the address.
 */
export function useListFilters(): ListFiltersState {
  const { key, search, state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && state?.writtenByFilters === true;
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [known, setKnown] = useState(() => ({ key, filters: filtersIn(search) }));
  if (!isOwn && known.key !== key) setKnown({ key, filters: filtersIn(search) });

  const { filters } = known;
  const written = searchOf(filters);
  const isBehind = isHydrated && written !== searchOf(filtersIn(search));
  const write = (next: ListFilters, replace: boolean) => navigate({ search: searchOf(next) }, { replace, state: OWN });
  const show = (next: ListFilters) => setKnown((current) => ({ ...current, filters: next }));

  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => {
      // If the visitor has followed a link whose page is still loading, the address of the link must not be replaced.
      if (isAtEntry(key)) navigate({ search: written }, { replace: true, state: OWN });
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [isBehind, written, navigate, key]);

  const reset = useCallback(() => {
    setKnown((current) => ({ ...current, filters: NO_FILTERS }));
    navigate({ search: '' }, { state: OWN });
  }, [navigate]);

  return {
    filters: isHydrated ? filters : NO_FILTERS,
    type: (query) => show({ ...filters, query }),
    finishTyping: () => {
      if (isBehind && isAtEntry(key)) write(filters, true);
    },
    choose: (change) => {
      const next = { ...filters, ...change };
      show(next);
      write(next, false);
    },
    reset,
  };
}
