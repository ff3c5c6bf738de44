// Longer than other files on purpose: it is data, everything people wrote in English.
import type { PostText } from './post-text.ts';

/** The posts written in English with their comments, by rising number. */
export const EN: readonly PostText[] = [];
