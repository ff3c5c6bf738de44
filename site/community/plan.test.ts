import { describe, expect, test } from 'vitest';

import { outlinePost, POST_COUNT, planPost } from './plan.ts';

const plans = Array.from({ length: POST_COUNT }, (_, index) => planPost(index + 1));
const comments = plans.flatMap((plan) => plan.comments);
const DAY = 24 * 60;

describe('the plan of the hundred posts', () => {
  test('repeats its languages every thirteen posts: 5 in English, 2 each in Spanish, French and German, 1 each in Chinese and Japanese', () => {
    const cycle = plans.slice(0, 13).map(({ language }) => language);
    const count = (language: string) => cycle.filter((candidate) => candidate === language).length;
    expect(['en', 'es', 'fr', 'de', 'zh', 'ja'].map(count)).toEqual([5, 2, 2, 2, 1, 1]);
    for (const plan of plans.slice(13)) expect(plan.language).toBe(plans[plan.n - 14].language);
  });

  test('cycles through question, guide, tip and discussion', () => {
    const cycle = ['question', 'guide', 'tip', 'discussion'];
    for (const { n, type } of plans) expect(type).toBe(cycle[(n - 1) % 4]);
  });

  test('makes every post strictly older than the next, and none older than ninety days', () => {
    for (let index = 1; index < plans.length; index++) {
      expect(plans[index - 1].ageMinutes).toBeGreaterThan(plans[index].ageMinutes);
    }
    expect(plans[0].ageMinutes).toBeLessThanOrEqual(90 * DAY);
    expect(plans[99].ageMinutes).toBeGreaterThan(0);
  });

  test('gives posts 5 to 54 upvotes, 0 to 4 downvotes and 1 to 20 comments', () => {
    expectSpread(
      plans.map(({ upvotes }) => upvotes),
      5,
      54,
    );
    expectSpread(
      plans.map(({ downvotes }) => downvotes),
      0,
      4,
    );
    expectSpread(
      plans.map((plan) => plan.comments.length),
      1,
      20,
    );
  });

  test('leaves every fourth post without an image', () => {
    for (const { n, hasImage } of plans) expect(hasImage).toBe(n % 4 !== 0);
  });

  test('has each post written by a person who posts in its language', () => {
    for (const { author, language } of plans) expect(author.languages).toContain(language);
    expect(new Set(plans.map(({ author }) => author.username)).size).toBeGreaterThan(10);
  });

  test('gives every third comment one or two replies, and all other comments none', () => {
    for (const plan of plans) {
      plan.comments.forEach(({ replies }, index) => {
        if ((index + 1) % 3 === 0) expect([1, 2]).toContain(replies.length);
        else expect(replies).toHaveLength(0);
      });
    }
    expect(new Set(comments.map(({ replies }) => replies.length))).toEqual(new Set([0, 1, 2]));
  });

  test('makes comments at most 48 hours old, younger than their post, and ordered from oldest to newest', () => {
    for (const plan of plans) {
      const ages = plan.comments.map(({ ageMinutes }) => ageMinutes);
      expect(ages).toEqual(ages.toSorted((left, right) => right - left));
      expect(ages[0]).toBeLessThan(plan.ageMinutes);
    }
    expectSpread(
      comments.map(({ ageMinutes }) => ageMinutes),
      0,
      48 * 60,
      0.98,
    );
  });

  test('makes replies at most 24 hours old, younger than their comment, and ordered from oldest to newest', () => {
    for (const comment of comments.filter(({ replies }) => replies.length > 0)) {
      const ages = comment.replies.map(({ ageMinutes }) => ageMinutes);
      expect(ages).toEqual(ages.toSorted((left, right) => right - left));
      expect(ages[0]).toBeLessThan(comment.ageMinutes);
      expect(ages[0]).toBeLessThanOrEqual(24 * 60);
      expect(ages.at(-1)).toBeGreaterThan(0);
    }
  });

  test('gives each comment and each reply 0 to 14 upvotes and 0 to 2 downvotes', () => {
    const entries = comments.flatMap((comment) => [comment, ...comment.replies]);
    expectSpread(
      entries.map(({ upvotes }) => upvotes),
      0,
      14,
    );
    expectSpread(
      entries.map(({ downvotes }) => downvotes),
      0,
      2,
    );
  });

  test('has comments by user1 to user100, and all comments and first replies under a post are by different people', () => {
    for (const plan of plans) {
      const users = plan.comments.flatMap(({ user, replies }) => [
        user,
        ...replies.slice(0, 1).map((reply) => reply.user),
      ]);
      expect(new Set(users).size).toBe(users.length);
    }
    expectSpread(
      comments.map(({ user }) => user),
      1,
      100,
      0.98,
    );
  });

  test('never changes: with the seed 12345, post 2 has these values', () => {
    const reply = { user: 92, ageMinutes: 365, upvotes: 11, downvotes: 1 };
    expect(planPost(2)).toEqual({
      ...{ n: 2, language: 'en', type: 'guide', ageMinutes: 128_074, upvotes: 12, downvotes: 2 },
      ...{ hasImage: true, commentCount: 3, author: expect.objectContaining({ username: 'marcus-adeyemi' }) },
      comments: [
        { user: 36, ageMinutes: 2582, upvotes: 7, downvotes: 2, replies: [] },
        { user: 54, ageMinutes: 2249, upvotes: 0, downvotes: 0, replies: [] },
        { user: 26, ageMinutes: 1073, upvotes: 1, downvotes: 0, replies: [reply] },
      ],
    });
  });

  test('has for each post the outline that outlinePost returns, and as many comments as the outline says', () => {
    for (const { comments: planned, ...outline } of plans) {
      expect(outlinePost(outline.n)).toEqual(outline);
      expect(planned).toHaveLength(outline.commentCount);
    }
  });
});

/** Fails unless all values are in the range, and their extremes are at least `part` of the range apart. */
function expectSpread(values: readonly number[], min: number, max: number, part = 0.9): void {
  expect(Math.min(...values)).toBeGreaterThanOrEqual(min);
  expect(Math.max(...values)).toBeLessThanOrEqual(max);
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThanOrEqual((max - min) * part);
}
