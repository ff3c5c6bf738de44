// Longer than other files on purpose: it is data, everything people wrote in Spanish.
import type { PostText } from './post-text.ts';

/** The posts written in Spanish with their comments, by rising number. */
export const ES: readonly PostText[] = [];
