import { EVENT_COLUMNS } from './event-columns.ts';
import { PERSON_COLUMNS } from './person-columns.ts';
import type { Words } from './words.ts';

/**
 * What columns are called. A role has the words of each language, with commas between them; case, accents, spaces and
 * marks do not matter. `others` has words of further languages, and names that address books and programs write.
 */
export const COLUMN_WORDS = { ...PERSON_COLUMNS, ...EVENT_COLUMNS } as const satisfies Record<string, Words>;

/** What a column can be for. */
export type ColumnRole = keyof typeof COLUMN_WORDS;
