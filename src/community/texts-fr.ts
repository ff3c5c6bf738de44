// Longer than other files on purpose: it is data, everything people wrote in French.
import type { PostText } from './post-text.ts';

/** The posts written in French with their comments, by rising number. */
export const FR: readonly PostText[] = [];
