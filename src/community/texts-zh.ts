// Longer than other files on purpose: it is data, everything people wrote in Chinese.
import type { PostText } from './post-text.ts';

/** The posts written in Chinese with their comments, by rising number. */
export const ZH: readonly PostText[] = [];
