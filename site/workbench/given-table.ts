/**
 * Maximum number of characters of a table that a page can pass to `/many`, as the navigation state `{ table }`. The
 * browser keeps that state in its history.
 */
export const GIVEN_TABLE_MAX = 100_000;
