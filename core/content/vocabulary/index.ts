/**
 * Words by which content is recognized in what people bring: one table for each subject, in all languages of the site.
 * Sentences for people are in `words`.
 */
export { NO, OPEN, YES } from './answers.ts';
export { COLUMN_WORDS, type ColumnRole } from './columns.ts';
export { folded, keysOf, wordKey } from './words.ts';
