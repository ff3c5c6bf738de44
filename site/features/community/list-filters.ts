import { LANGUAGES, POST_SORTS, type PostFilter, type PostSort } from '#community';

/** The filters and the order of the list of posts. */
export interface ListFilters extends PostFilter {
  readonly sort: PostSort;
}

/** Everything, the newest first. */
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
