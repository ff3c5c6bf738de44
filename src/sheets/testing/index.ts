export { LISTED_SHEETS, type ListedSheet, WRONG_5160 } from './label-sources.ts';
