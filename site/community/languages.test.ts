import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type LanguageTexts, loadTexts } from './languages.ts';
import { POST_COUNT, planPost } from './plan.ts';
import type { CommentText } from './posts.ts';

let texts: readonly LanguageTexts[];
beforeAll(async () => {
  texts = await loadTexts(LANGUAGES.map(({ code }) => code));
});

const repliesTo = (comment: CommentText) => (typeof comment === 'string' ? [] : comment.replies);

test('the file of each language has the posts that are planned in it', () => {
  const planned = Array.from({ length: POST_COUNT }, (_, k) => planPost(k + 1));
  for (const [k, { code }] of LANGUAGES.entries()) {
    const wanted = planned.filter(({ language }) => language === code);
    const shapes = wanted.map(({ n, comments }) => `post ${n} with ${comments.length} comments`);
    expect(
      texts[k].posts.map(({ n, comments }) => `post ${n} with ${comments.length} comments`),
      `data/${code}.json`,
    ).toEqual(shapes);
  }
});

test('posts have as many comments, replies, tags and keywords as planned', () => {
  for (const { n, comments, tags, keywords } of texts.flatMap(({ posts }) => posts)) {
    expect(
      comments.map((comment) => repliesTo(comment).length),
      `post ${n}`,
    ).toEqual(planPost(n).comments.map(({ replies }) => replies.length));
    expect([new Set(tags).size, new Set(keywords).size], `post ${n}`).toEqual([4, 6]);
  }
});

test('posts with a picture have a text alternative in their language', () => {
  for (const { posts, pictures } of texts) {
    for (const { n, picture } of posts) {
      expect(picture === undefined, `post ${n}`).toBe(!planPost(n).hasImage);
      if (picture) expect(pictures[picture], `post ${n}`).toMatch(/./);
    }
  }
});

test('texts contain only addresses that are local or reserved for examples', () => {
  for (const { posts } of texts) {
    for (const [, host] of JSON.stringify(posts).matchAll(
      /https?:\/\/([\p{L}\p{N}][^\s/:?#"\\，。、；：？）)…’”»“]*)/giu,
    )) {
      expect(host.toLowerCase()).toMatch(/(^|\.)example(\.(com|org|net))?[.,]*$|^localhost$/);
    }
  }
});
