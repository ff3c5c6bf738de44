import { beforeAll, describe, expect, test } from 'vitest';
import { altOf } from './art-alternatives.ts';
import { avatarArt } from './avatar-art.ts';
import { LANGUAGES, type Post } from './entities.ts';
import { motifOf, postArt } from './post-art.ts';
import { generatePosts } from './posts.ts';
import { samplePost } from './testing/sample-post.ts';

const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
const usernames = ['hannah-whitcombe', '陈思远', 'you', ...numbers.map((n) => `user${n}`)];

let posts: readonly Post[] = [];

beforeAll(async () => {
  posts = await generatePosts(new Date());
});

describe('a post’s picture', () => {
  test('is the same every time, and different for every number', () => {
    const pictures = numbers.map((n) => JSON.stringify(postArt(n)));
    expect(numbers.map((n) => JSON.stringify(postArt(n)))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(100);
  });

  test('consists of short, well-formed paths, the first of which fills the whole picture as its background', () => {
    for (const n of numbers) {
      const { viewBox, shapes } = postArt(n);
      expect(viewBox).toBe('0 0 48 27');
      expect(shapes[0].d).toBe('M0 0h48v27h-48z');
      for (const { d, fill } of shapes) {
        expect(d).toMatch(
          /^(M-?[\d.]+ -?[\d.]+([hvHV]-?[\d.]+|L-?[\d.]+ -?[\d.]+|a(-?[\d.]+ ){2}0 [01] [01] -?[\d.]+ -?[\d.]+)+z)+$/,
        );
        expect(d).not.toMatch(/\.\d{3}/);
        expect(fill).toMatch(/^(light-dark\(.+\)|oklch\(.+\)|#[\da-f]{6})$/);
      }
      expect(JSON.stringify(shapes).length).toBeLessThan(16_000);
    }
  });

  test('has one of six accent hues, and all six are used', () => {
    const hues = numbers.map((n) => /oklch\([\d.]+ [\d.]+ (\d+)\)/.exec(postArt(n).shapes[0].fill)?.[1]);
    expect(new Set(hues)).toEqual(new Set(['35', '70', '150', '205', '268', '345']));
  });

  test('has the expected motif for each of twelve post numbers', () => {
    expect([11, 47, 94, 1, 31, 2, 65, 7, 81, 99, 95, 57].map(motifOf)).toEqual(
      ...[
        [
          'blocks',
          'clearing',
          'corner',
          'distance',
          'finders',
          'label',
          'masks',
          'repair',
          'shrinking',
          'tilt',
          'viewfinder',
          'wrap',
        ],
      ],
    );
  });

  test('has one of twelve motifs, and each motif occurs in 1 to 15 of the 75 posts with a picture', () => {
    const shown = numbers.filter((n) => n % 4 !== 0).map(motifOf);
    const counts = new Map<string, number>();
    for (const motif of shown) counts.set(motif, (counts.get(motif) ?? 0) + 1);
    expect(counts.size).toBe(12);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(15);
  });

  test.each([0, 101, 2.5])('does not exist for number %s', (n) => {
    expect(() => postArt(n)).toThrow(RangeError);
  });

  test('has Han characters in its text alternative exactly if its post is Chinese or Japanese', () => {
    for (const post of posts) {
      const hasHan = /\p{Script=Han}/u.test(altOf(post));
      expect(hasHan).toBe(post.language === 'zh' || post.language === 'ja');
    }
  });

  test('has one of twelve text alternatives in each of the six languages, and these 72 texts are all different', () => {
    const described = LANGUAGES.flatMap(({ code }) => numbers.map((n) => altOf(samplePost(n, { language: code }))));
    expect(new Set(described).size).toBe(12 * 6);
  });
});

describe('an avatar', () => {
  test('is the same every time, and nearly always different for another username', () => {
    const pictures = usernames.map((username) => JSON.stringify(avatarArt(username)));
    expect(usernames.map((username) => JSON.stringify(avatarArt(username)))).toEqual(pictures);
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(usernames.length - 1);
  });

  test('has a background that fills it, and only one hue', () => {
    for (const username of usernames.slice(0, 5)) {
      const [ground, pattern] = avatarArt(username).shapes;
      expect(ground.d).toBe('M0 0h10v10h-10z');
      const huesIn = (fill: string) => [...fill.matchAll(/oklch\([\d.]+ [\d.]+ (\d+)\)/g)].map(([, hue]) => hue);
      expect(new Set([...huesIn(ground.fill), ...huesIn(pattern.fill)]).size).toBe(1);
    }
  });

  test('is mirrored, with dark modules in the middle column', () => {
    for (const username of usernames) {
      const { viewBox, shapes } = avatarArt(username);
      expect(viewBox).toBe('0 0 10 10');
      const runs = [...shapes[1].d.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g)].map(([, ...parts]) => parts.map(Number));
      // The middle column extends from 4.5 to 5.5 of the ten units.
      expect(runs.some(([left, , right]) => left <= 4.5 && right >= 5.5)).toBe(true);
      const mirrored = runs.map(([left, y, right]) => [10 - right, y, 10 - left]);
      expect(new Set(mirrored.map(String))).toEqual(new Set(runs.map(String)));
    }
  });
});
