// Longer than other files on purpose: it is data, everything people wrote in Japanese.
import type { PostText } from './post-text.ts';

/** The posts written in Japanese with their comments, by rising number. */
export const JA: readonly PostText[] = [];
