import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsHydrated } from '#ui';
import { isAtEntry } from './history-entry.ts';
import { filtersIn, type ListFilters, NO_FILTERS, searchOf } from './list-filters.ts';

/** Long enough that a word makes one address: browsers limit how often an address may change. */
const TYPING_PAUSE = 300;

/** Marks an address that the filters wrote, as opposed to one that a link or the history leads to. */
const OWN = { writtenByFilters: true };

/** The list's filters, which live in the address, and how to change them. */
export interface ListFiltersState {
  /** While a prerendered page is hydrated: those it was rendered with. */
  readonly filters: ListFilters;
  /** Shows what matches at once; the address follows, without a step in the history, when the visitor pauses. */
  readonly type: (query: string) => void;
  /** Writes what was typed into the address now. */
  readonly finishTyping: () => void;
  /** Changes filters with a step in the history. */
  readonly choose: (change: Partial<ListFilters>) => void;
  /** Shows everything again, the newest first, with a step in the history. It stays the same function. */
  readonly reset: () => void;
}

/**
 * The filters as the visitor sees them are a state of their own, which the address follows: were they read from the
 * address, every letter would wait for the router. Only an address that came otherwise (a link, back) changes them.
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
      // Else it would replace the address of a link whose page is on its way.
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
