import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { LANGUAGES, POST_SORTS, type PostFilter, type PostSort } from '#community';
import { useIsHydrated } from '#ui';

export interface ListFilters extends PostFilter {
  readonly sort: PostSort;
}

export const NO_FILTERS: ListFilters = { query: '', language: 'all', sort: 'new' };

/** Returns the filters in the query of an address (`?q=&lang=&sort=`). Missing or unknown parts have their defaults. */
export function filtersIn(search: string): ListFilters {
  const parameters = new URLSearchParams(search);
  const language = LANGUAGES.find(({ code }) => code === parameters.get('lang'));
  return {
    query: parameters.get('q') ?? NO_FILTERS.query,
    language: language?.code ?? NO_FILTERS.language,
    sort: POST_SORTS.find((sort) => sort === parameters.get('sort')) ?? NO_FILTERS.sort,
  };
}

/** Returns the query for these filters, with its question mark; empty if all are defaults. */
export function searchOf({ query, language, sort }: ListFilters): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== '') parameters.set('q', query);
  if (language !== NO_FILTERS.language) parameters.set('lang', language);
  if (sort !== NO_FILTERS.sort) parameters.set('sort', sort);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** Milliseconds after the last letter until the address changes. Browsers limit how often an address may change. */
const TYPING_PAUSE = 300;

const OWN = { writtenByFilters: true };

export interface ListFiltersState {
  /** The current filters. While a prerendered page is hydrated, they are `NO_FILTERS`, with which it was rendered. */
  readonly filters: ListFilters;
  /** Shows matches at once. Changes the address when the visitor pauses, but adds no history entry. */
  readonly type: (query: string) => void;
  /** Writes the typed text into the address now. */
  readonly finishTyping: () => void;
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

/** While the router loads a page, the history is already at that page's entry, though the earlier page is shown. */
export function isAtEntry(key: string): boolean {
  return (history.state?.key ?? 'default') === key;
}
