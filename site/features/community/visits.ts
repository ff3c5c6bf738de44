import { startTransition, useEffect, useState } from 'react';
import type { Author } from '#community';
import {
  type AuthorProfile,
  type Comment,
  generateComments,
  generatePost,
  generatePosts,
  generatePostsBy,
  type Post,
  profileOf,
  sortPosts,
} from '#community';
import { communityWords } from '#words/community';

export interface ListVisit {
  readonly posts: readonly Post[];
  readonly now: Date;
}

// Set only while prerendering.
let preparedList: ListVisit | null = null;

/** Generates the posts for prerendering, which cannot wait. The browser never calls this. */
export async function prepareListVisit(): Promise<void> {
  preparedList = await generateList();
}

/** Returns the posts of a new visit: a promise in the browser, the value itself in prerendering. */
export function startListVisit(): ListVisit | Promise<ListVisit> {
  return preparedList ?? generateList();
}

async function generateList(): Promise<ListVisit> {
  const now = new Date();
  return { posts: await generatePosts(now), now };
}

/** A post with its comments, the oldest first, as generated for one visit of its page. */
export interface PostVisit {
  readonly post: Post;
  readonly comments: readonly Comment[];
  readonly now: Date;
}

/** Returns the post for a slug; null if there is none, undefined while it is being generated. */
export function usePostVisit(slug: string): PostVisit | null | undefined {
  return useAnswer(slug, visitPost);
}

/** Generates the post for the next visit of this slug's page, before it is rendered. */
export function preparePostVisit(slug: string): Promise<void> {
  return prepareAnswer(slug, visitPost);
}

async function visitPost(slug: string): Promise<PostVisit | null> {
  const now = new Date();
  const post = await generatePost(slug, now);
  return post ? { post, comments: await generateComments(post, now), now } : null;
}

/** A profile with the person's posts, the newest first, as generated for one visit of the page. */
export interface AuthorVisit {
  readonly profile: AuthorProfile;
  readonly posts: readonly Post[];
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

const USERNAME = 'you';

/** The visitor as author of comments: the community has no sign-in. */
export const VISITOR: Author & { readonly bio: string } = {
  username: USERNAME,
  avatar: USERNAME,
  ...communityWords.visitor,
};

type Answer<T> = { readonly question: string } & (
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'failure'; readonly error: unknown }
);

let prepared: (Answer<unknown> & { readonly ask: unknown }) | null = null;

/** Prerendering and hydration cannot wait: the first `useAnswer` with the same question has the answer at once. */
async function prepareAnswer<T>(question: string, ask: (question: string) => Promise<T>): Promise<void> {
  prepared = { ask, question, kind: 'value', value: await ask(question) };
}

function preparedAnswer<T>(question: string, ask: (question: string) => Promise<T>): Answer<T> | null {
  return prepared?.ask === ask && prepared.question === question ? (prepared as Answer<T>) : null;
}

/**
 * Returns the answer to a question; undefined while it is awaited. Asks again when the question changes, and never
 * returns an answer to an earlier question. Throws if `ask` rejects. `ask` must stay the same function.
 */
function useAnswer<T>(question: string, ask: (question: string) => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState(() => preparedAnswer(question, ask));
  useEffect(() => {
    if (preparedAnswer(question, ask)) {
      // The next visit asks again.
      prepared = null;
      return;
    }
    let isCurrent = true;
    const take = (next: Answer<T>) => {
      if (isCurrent) startTransition(() => setAnswer(next));
    };
    ask(question).then(
      (value) => take({ question, kind: 'value', value }),
      (error: unknown) => take({ question, kind: 'failure', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [question, ask]);
  if (answer?.question !== question) return undefined;
  if (answer.kind === 'failure') throw answer.error;
  return answer.value;
}
