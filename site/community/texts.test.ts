import { beforeAll, describe, expect, test } from 'vitest';
import { POST_COUNT, planPost } from './plan.ts';
import type { PostText } from './post-text.ts';
import { ALL_LANGUAGES, loadText, loadTexts } from './texts.ts';

let texts: readonly PostText[] = [];

beforeAll(async () => {
  texts = await loadTexts(ALL_LANGUAGES);
});

describe('the texts', () => {
  test('exist once for every number from 1 to 100, in the file of their language', async () => {
    expect(texts.map(({ n }) => n)).toEqual(Array.from({ length: POST_COUNT }, (_, index) => index + 1));
    for (const language of ALL_LANGUAGES) {
      for (const { n } of await loadTexts([language])) expect(`${n} ${planPost(n).language}`).toBe(`${n} ${language}`);
    }
  });

  test('load in ascending order of number, whatever the order of the languages', async () => {
    const numbers = (await loadTexts(['ja', 'en'])).map(({ n }) => n);
    expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
  });

  test('do not exist for a number without a post', async () => {
    expect((await loadText(100)).n).toBe(100);
    await expect(loadText(101)).rejects.toThrow(RangeError);
  });

  test('have as many comments and replies as planned', () => {
    for (const { n, comments } of texts) {
      expect(shape(n, comments.map(repliesTo))).toBe(
        shape(
          n,
          planPost(n).comments.map(({ replies }) => replies),
        ),
      );
    }
  });

  test('have no two equal titles, contents, comments or replies', () => {
    expectAllDifferent(texts.map(({ title }) => title.toLowerCase()));
    expectAllDifferent(texts.map(({ content }) => content));
    expectAllDifferent(texts.flatMap(({ content }) => content.split('\n\n')));
    expectAllDifferent(
      texts.flatMap(({ comments }) => comments.flatMap((comment) => [textOf(comment), ...repliesTo(comment)])),
    );
  });

  test('have four different tags and six different keywords for each post', () => {
    for (const { n, tags, keywords } of texts) {
      expect(`${n}: ${new Set(tags).size} tags`).toBe(`${n}: 4 tags`);
      expect(`${n}: ${new Set(keywords).size} keywords`).toBe(`${n}: 6 keywords`);
    }
  });

  test('have at least two paragraphs of plain text for each post, without white space at the ends', () => {
    for (const { n, title, content, tags, keywords, comments } of texts) {
      const paragraphs = content.split('\n\n');
      expect(`${n}: ${paragraphs.length >= 2}`).toBe(`${n}: true`);
      const pieces = [title, ...tags, ...keywords, ...paragraphs];
      const written = [...pieces, ...comments.flatMap((comment) => [textOf(comment), ...repliesTo(comment)])];
      for (const piece of written) {
        expect(piece).toMatch(/^\S(.*\S)?$/s);
        expect(piece).not.toMatch(/<\/?[a-z]|&[a-z]+;|\*\*|\r|\t| {2}/i);
      }
    }
  });

  test('contain only addresses that are local or reserved for examples', () => {
    for (const { content, comments } of texts) {
      const written = [content, ...comments.flatMap((comment) => [textOf(comment), ...repliesTo(comment)])].join('\n');
      for (const [, host] of written.matchAll(/https?:\/\/([\p{L}\p{N}][^\s/:?#，。、；：？）)…’”»“]*)/giu)) {
        expect(host.toLowerCase()).toMatch(/(^|\.)example(\.(com|org|net))?[.,]*$|^localhost$/);
      }
    }
  });

  test('are written in the script of their language', () => {
    for (const { n, content } of texts) {
      const { language } = planPost(n);
      expect(`${n}: kana ${/[\u3040-\u30ff]/.test(content)}`).toBe(`${n}: kana ${language === 'ja'}`);
      expect(`${n}: han ${/\p{Script=Han}/u.test(content)}`).toBe(
        `${n}: han ${language === 'zh' || language === 'ja'}`,
      );
    }
  });
});

type CommentText = PostText['comments'][number];

function textOf(comment: CommentText): string {
  return typeof comment === 'string' ? comment : comment.text;
}

function repliesTo(comment: CommentText): readonly string[] {
  return typeof comment === 'string' ? [] : comment.replies;
}

function shape(n: number, replies: readonly (readonly unknown[])[]): string {
  return `${n}: ${replies.map(({ length }) => length).join(' ')}`;
}

function expectAllDifferent(written: readonly string[]): void {
  expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
}
