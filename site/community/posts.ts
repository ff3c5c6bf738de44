import { POST_AUTHORS, type PostAuthor } from './authors.ts';
import type { Author, Language, Post } from './entities.ts';
import { outlinePost, POST_COUNT } from './plan.ts';
import type { PostText } from './post-text.ts';
import { findPost, slugOf, trailingNumber } from './slug.ts';
import { ALL_LANGUAGES, loadTexts } from './texts.ts';

const MINUTE = 60_000;

/** Returns all posts by ascending number, as new objects each time. Only their dates depend on `now`. */
export function generatePosts(now: Date): Promise<readonly Post[]> {
  return generateIn(ALL_LANGUAGES, now);
}

/**
 * Returns the post that `findPost` finds among all posts. For an exact slug, only the texts in the language of the post
 * are loaded.
 */
export async function generatePost(slug: string, now: Date): Promise<Post | undefined> {
  const n = trailingNumber(slug);
  if (n >= 1 && n <= POST_COUNT) {
    const exact = (await generateIn([outlinePost(n).language], now)).find(
      (post) => post.slug === slug.normalize('NFC'),
    );
    if (exact) return exact;
  }
  return findPost(await generatePosts(now), slug);
}

/** Returns the posts by a person. Loads only the texts in this person's languages. */
export async function generatePostsBy(username: string, now: Date): Promise<readonly Post[]> {
  const author = POST_AUTHORS.find((candidate) => candidate.username === username);
  return author ? postsBy(await generateIn(author.languages, now), username) : [];
}

/**
 * Starts loading the texts that `generatePost` needs for an exact slug. Errors are ignored, because they occur again
 * when the post is requested.
 */
export function preloadPost(slug: string): void {
  const n = trailingNumber(slug);
  if (n >= 1 && n <= POST_COUNT) loadTexts([outlinePost(n).language]).catch(() => undefined);
}

/** Starts loading the texts that `generatePostsBy` needs. Errors are ignored. */
export function preloadPostsBy(username: string): void {
  const author = POST_AUTHORS.find((candidate) => candidate.username === username);
  if (author) loadTexts(author.languages).catch(() => undefined);
}

/** Returns the posts in `posts` that were written by a person. Keeps their order. */
export function postsBy(posts: readonly Post[], username: string): readonly Post[] {
  return posts.filter((post) => post.author.username === username);
}

/** Returns a post's number, the `n` of its id `post-{n}`. */
export function numberOf(post: Pick<Post, 'id'>): number {
  return trailingNumber(post.id);
}

/** Returns the time `minutes` before `now`, in ISO 8601. */
export function minutesBefore(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * MINUTE).toISOString();
}

async function generateIn(languages: readonly Language[], now: Date): Promise<readonly Post[]> {
  return (await loadTexts(languages)).map((text) => postOf(text, now));
}

function postOf(text: PostText, now: Date): Post {
  const outline = outlinePost(text.n);
  const id = `post-${text.n}`;
  return {
    id,
    slug: slugOf(text.title, text.n),
    title: text.title,
    content: text.content,
    author: authorOf(outline.author),
    createdAt: minutesBefore(now, outline.ageMinutes),
    upvotes: outline.upvotes,
    downvotes: outline.downvotes,
    commentCount: outline.commentCount,
    tags: text.tags,
    type: outline.type,
    language: outline.language,
    keywords: text.keywords,
    ...(outline.hasImage && { image: id }),
  };
}

function authorOf({ name, username }: PostAuthor): Author {
  return { name, username, avatar: username };
}
