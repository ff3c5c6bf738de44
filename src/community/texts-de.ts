// Longer than other files on purpose: it is data, everything people wrote in German.
import type { PostText } from './post-text.ts';

/** The posts written in German with their comments, by rising number. */
export const DE: readonly PostText[] = [];
