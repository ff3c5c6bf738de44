import type { Author, Post } from './entities.ts';
import { LANGUAGES, type Language, loadTexts } from './languages.ts';
import { POST_AUTHORS, type PostAuthor } from './people.ts';
import { outlinePost, POST_COUNT } from './plan.ts';
import { findPost, slugOf, trailingNumber } from './slug.ts';

/** The texts of one post. Everything else follows from its number and the seed. */
export interface PostText {
  readonly n: number;
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  readonly picture?: string;
  /** Ordered from oldest to newest. The post's plan determines how many comments and replies there are. */
  readonly comments: readonly CommentText[];
}

export type CommentText = string | { readonly text: string; readonly replies: readonly string[] };

const MINUTE = 60_000;

/** Returns all posts by ascending number, as new objects each time. Only their dates depend on `now`. */
export function generatePosts(now: Date): Promise<readonly Post[]> {
  return generateIn(
    LANGUAGES.map(({ code }) => code),
    now,
  );
}

/** Returns the post that `findPost` finds. For an exact slug, loads only the texts in its language. */
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

/** Starts loading the texts that `generatePost` needs for an exact slug. Errors occur again at the request. */
export function preloadPost(slug: string): void {
  const n = trailingNumber(slug);
  if (n >= 1 && n <= POST_COUNT) loadTexts([outlinePost(n).language]).catch(() => undefined);
}

/** Starts loading the texts that `generatePostsBy` needs. Errors are ignored. */
export function preloadPostsBy(username: string): void {
  const author = POST_AUTHORS.find((candidate) => candidate.username === username);
  if (author) loadTexts(author.languages).catch(() => undefined);
}

export function postsBy(posts: readonly Post[], username: string): readonly Post[] {
  return posts.filter((post) => post.author.username === username);
}

export function numberOf(post: Pick<Post, 'id'>): number {
  return trailingNumber(post.id);
}

export function minutesBefore(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * MINUTE).toISOString();
}

export async function loadText(n: number): Promise<PostText> {
  const [{ posts }] = await loadTexts([outlinePost(n).language]);
  const text = posts.find((candidate) => candidate.n === n);
  if (!text) throw new RangeError(`Nothing is written under the number ${n}.`);
  return text;
}

export function paragraphsOf(content: string): readonly string[] {
  return content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

async function generateIn(languages: readonly Language[], now: Date): Promise<readonly Post[]> {
  const loaded = await loadTexts(languages);
  const texts = loaded.flatMap(({ posts, pictures }) => posts.map((text) => ({ text, pictures })));
  return texts.sort((one, other) => one.text.n - other.text.n).map(({ text, pictures }) => postOf(text, pictures, now));
}

function postOf(text: PostText, pictures: Readonly<Record<string, string>>, now: Date): Post {
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
    ...(outline.hasImage && text.picture && { image: id, imageAlt: pictures[text.picture] }),
  };
}

function authorOf({ name, username }: PostAuthor): Author {
  return { name, username, avatar: username };
}
