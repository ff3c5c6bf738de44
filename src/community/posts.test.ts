import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { generateComments } from './comments.ts';
import type { Post } from './entities.ts';
import { COMMENT_AUTHOR_COUNT, planPost } from './plan.ts';
import {
  generatePost,
  generatePosts,
  generatePostsBy,
  numberOf,
  postsBy,
  preloadPost,
  preloadPostsBy,
} from './posts.ts';
import { findPost, slugOf } from './slug.ts';
import { loadTexts } from './texts.ts';

vi.mock('./texts.ts', { spy: true });

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2027-07-07T07:07:07Z');

let posts: readonly Post[] = [];

beforeAll(async () => {
  posts = await generatePosts(NOW);
});

describe('the sample posts', () => {
  test('are in ascending order of number and follow their plan', () => {
    expect(posts.length).toBeGreaterThan(0);
    const numbers = posts.map(numberOf);
    expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
    for (const post of posts) {
      const plan = planPost(numberOf(post));
      expect(post).toMatchObject({
        id: `post-${plan.n}`,
        slug: slugOf(post.title, plan.n),
        language: plan.language,
        type: plan.type,
        upvotes: plan.upvotes,
        downvotes: plan.downvotes,
        commentCount: plan.comments.length,
      });
      const { name, username } = plan.author;
      expect(post.author).toEqual({ name, username, avatar: username });
      expect('image' in post).toBe(plan.n % 4 !== 0);
      if ('image' in post) expect(post.image).toBe(post.id);
      expect(post.tags).toHaveLength(4);
      expect(post.keywords).toHaveLength(6);
    }
  });

  test('have the planned age at the time of the visit, and are at most ninety days old', () => {
    for (const post of posts) {
      const age = NOW.getTime() - Date.parse(post.createdAt);
      expect(age).toBe(planPost(numberOf(post)).ageMinutes * 60_000);
      expect(age).toBeLessThanOrEqual(90 * 24 * 3600 * 1000);
    }
  });

  test('are the same at every visit, except for their dates', async () => {
    const later = await generatePosts(LATER);
    expect(later).not.toEqual(posts);
    expect(withoutDates(later)).toEqual(withoutDates(posts));
  });

  test('are new objects at every call', async () => {
    const again = await generatePosts(NOW);
    expect(again).toEqual(posts);
    expect(again[0]).not.toBe(posts[0]);
  });

  test('are the same whether they are opened one by one or listed together', async () => {
    for (const post of posts) expect(await generatePost(post.slug, NOW)).toEqual(post);
    for (const slug of [posts[0].slug.slice(0, -3), `an-older-title-${numberOf(posts[0])}`, 'no-such-title', '-', '']) {
      expect(await generatePost(slug, NOW)).toEqual(findPost(posts, slug));
    }
    expect(await generatePost(posts[0].slug.toUpperCase(), NOW)).toEqual(posts[0]);
  });

  test('of one author are the same as in the whole list', async () => {
    for (const { author } of posts) {
      const own = await generatePostsBy(author.username, NOW);
      expect(own.length).toBeGreaterThan(0);
      expect(own).toEqual(postsBy(posts, author.username));
    }
    expect(await generatePostsBy('user17', NOW)).toEqual([]);
    expect(await generatePostsBy('nobody', NOW)).toEqual([]);
  });
});

describe('the texts of the sample posts', () => {
  const loading = vi.mocked(loadTexts);

  beforeEach(() => void loading.mockClear());

  test('load in the language of the post if the slug is exact, and in all languages if it is unknown', async () => {
    const spanish = posts.find(({ language }) => language === 'es')!;
    preloadPost(spanish.slug);
    await generatePost(spanish.slug, NOW);
    expect(loading.mock.calls).toEqual([[['es']], [['es']]]);
    loading.mockClear();
    await generatePost('no-such-title', NOW);
    expect(loading.mock.calls).toEqual([[['en', 'es', 'fr', 'de', 'zh', 'ja']]]);
  });

  test('load in the languages of one author', async () => {
    preloadPostsBy('jonas-lindner');
    await generatePostsBy('jonas-lindner', NOW);
    expect(loading.mock.calls).toEqual([[['de', 'en']], [['de', 'en']]]);
  });

  test('are not preloaded for a number without a post, or for a person without posts', () => {
    for (const slug of ['title', 'title-0', 'title-101']) preloadPost(slug);
    preloadPostsBy('user1');
    expect(loading).not.toHaveBeenCalled();
  });

  test('cause no error if preloading fails', async () => {
    loading.mockRejectedValueOnce(new Error('Offline')).mockRejectedValueOnce(new Error('Offline'));
    preloadPost(posts[0].slug);
    preloadPostsBy('jonas-lindner');
    // Vitest fails if a rejection is not handled.
    await new Promise((resolve) => setTimeout(resolve));
    expect(loading).toHaveBeenCalledTimes(2);
  });
});

describe('the comments of the sample posts', () => {
  test('have ids, dates, votes and authors as planned', async () => {
    for (const post of posts) {
      const comments = await generateComments(post, NOW);
      const { comments: plans } = planPost(numberOf(post));
      expect(comments.map(({ replies }) => replies.length)).toEqual(plans.map(({ replies }) => replies.length));
      comments.forEach((comment, index) => {
        const plan = plans[index];
        expect(comment.id).toBe(`comment-${post.id}-${index + 1}`);
        expect(comment.postId).toBe(post.id);
        for (const [entry, planned] of [
          [comment, plan] as const,
          ...comment.replies.map((r, i) => [r, plan.replies[i]] as const),
        ]) {
          expect(entry.author).toMatchObject({ username: `user${planned.user}`, avatar: `user${planned.user}` });
          expect(planned.user).toBeLessThanOrEqual(COMMENT_AUTHOR_COUNT);
          expect(entry.content).not.toBe('');
          expect([entry.upvotes, entry.downvotes]).toEqual([planned.upvotes, planned.downvotes]);
          expect(NOW.getTime() - Date.parse(entry.createdAt)).toBe(planned.ageMinutes * 60_000);
        }
      });
    }
  });

  test('have unique ids', async () => {
    const comments = (await Promise.all(posts.map((post) => generateComments(post, NOW)))).flat();
    const ids = comments.flatMap((comment) => [comment.id, ...comment.replies.map(({ id }) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are the same at every visit, except for their dates', async () => {
    for (const post of posts) {
      const [first, later] = await Promise.all([generateComments(post, NOW), generateComments(post, LATER)]);
      expect(later).not.toEqual(first);
      expect(withoutDates(later)).toEqual(withoutDates(first));
    }
  });
});

function withoutDates(entries: unknown): unknown {
  return JSON.parse(JSON.stringify(entries, (key, value) => (key === 'createdAt' ? undefined : value)));
}
