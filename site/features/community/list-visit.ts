import { generatePosts, type Post } from '#community';

/** The posts that are generated for one visit of the list. */
export interface ListVisit {
  readonly posts: readonly Post[];
  /** The moment of the visit, from which the posts' dates count back. */
  readonly now: Date;
}

// Set only while prerendering.
let prepared: ListVisit | null = null;

/** Generates the posts for prerendering, which cannot wait. The browser never calls this. */
export async function prepareListVisit(): Promise<void> {
  prepared = await generateVisit();
}

/** Returns the posts of a new visit: a promise in the browser, the value itself in prerendering. */
export function startListVisit(): ListVisit | Promise<ListVisit> {
  return prepared ?? generateVisit();
}

async function generateVisit(): Promise<ListVisit> {
  const now = new Date();
  return { posts: await generatePosts(now), now };
}
