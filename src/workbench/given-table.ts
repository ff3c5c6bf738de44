/**
 * The most characters of a table that one page can pass to `/many` as the navigation state `{ table }`, which the
 * browser keeps in its history.
 */
export const GIVEN_TABLE_MAX = 100_000;
