import people from './data/people.json' with { type: 'json' };
import type { Language } from './languages.ts';

export interface PostAuthor {
  readonly name: string;
  readonly username: string;
  /** The languages in which this person posts. The bio is in the first. */
  readonly languages: readonly Language[];
  readonly bio: string;
}

/** The order decides sample data: each author is drawn at random from those who write in the post's language. */
export const POST_AUTHORS = people.authors as readonly PostAuthor[];

export const COMMENT_AUTHOR_COUNT = 100;

export interface Commenter {
  readonly name: string;
  readonly username: string;
  readonly bio: string;
}

/** Returns the person with the username `user{n}`. Throws a `RangeError` unless `n` is an integer from 1 to 100. */
export function commenterOf(n: number): Commenter {
  if (!Number.isInteger(n) || n < 1 || n > COMMENT_AUTHOR_COUNT) {
    throw new RangeError(`There is no user${n}: the numbers run from 1 to ${COMMENT_AUTHOR_COUNT}.`);
  }
  const [name, bio] = people.commenters[n - 1];
  return { name, username: `user${n}`, bio };
}
