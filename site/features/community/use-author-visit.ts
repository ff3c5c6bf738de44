import { type AuthorProfile, generatePostsBy, type Post, profileOf, sortPosts } from '#community';
import { prepareAnswer, useAnswer } from './use-answer.ts';
import { VISITOR } from './visitor.ts';

/** A profile with the person's posts, the newest first, as generated for one visit of the page. */
export interface AuthorVisit {
  readonly profile: AuthorProfile;
  readonly posts: readonly Post[];
  /** The moment of the visit, from which all dates count back. */
  readonly now: Date;
}

/** Returns the profile under a username; null if it does not exist, undefined while it is being generated. */
export function useAuthorVisit(username: string): AuthorVisit | null | undefined {
  return useAnswer(username, visitAuthor);
}

/** Generates the profile for the next visit of this username's page, before it is rendered. */
export function prepareAuthorVisit(username: string): Promise<void> {
  return prepareAnswer(username, visitAuthor);
}

async function visitAuthor(username: string): Promise<AuthorVisit | null> {
  const now = new Date();
  const profile = profileOf(username, now, username === VISITOR.username ? VISITOR : undefined);
  return profile && { profile, posts: sortPosts(await generatePostsBy(username, now), 'new'), now };
}
