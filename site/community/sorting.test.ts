import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMENT_SORTS, controversyOf, POST_SORTS, type PostSort, sortComments, sortPosts } from './sorting.ts';
import { sampleComment, samplePost } from './testing/sample-post.ts';

interface Votes {
  readonly createdAt: string;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly commentCount: number;
}

/** Generates votes with few different values, so that ties are frequent. */
const votes = fc.record({
  createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2025-12-31T23:59:59.999Z'),
  upvotes: fc.nat(5),
  downvotes: fc.nat(5),
  commentCount: fc.nat(3),
});

/** Returns the values that determine the order. They are compared one after another; larger ones come first. */
function ranks(sort: PostSort, entry: Votes, n: number): [number, number] {
  const age = -Date.parse(entry.createdAt);
  const camps = [entry.upvotes, entry.downvotes].toSorted((left, right) => left - right);
  const controversy = camps[1] === 0 ? 0 : ((camps[0] + camps[1]) * camps[0]) / camps[1];
  const score = entry.upvotes > entry.downvotes ? entry.upvotes - entry.downvotes : 0;
  return [{ new: -age, old: age, top: score, comments: entry.commentCount, controversial: controversy }[sort], -n];
}

/** Sorts slowly, as a reference: repeatedly takes the first of the remaining entries. */
function selectionSort<T extends Votes>(entries: readonly T[], sort: PostSort, numberOf: (entry: T) => number): T[] {
  const left = [...entries];
  const sorted: T[] = [];
  while (left.length > 0) {
    let best = 0;
    for (let index = 1; index < left.length; index++) {
      const [rank, tie] = ranks(sort, left[index], numberOf(left[index]));
      const [bestRank, bestTie] = ranks(sort, left[best], numberOf(left[best]));
      if (rank > bestRank || (rank === bestRank && tie > bestTie)) best = index;
    }
    sorted.push(...left.splice(best, 1));
  }
  return sorted;
}

const shuffled = fc.array(votes, { maxLength: 12 }).chain((list) =>
  fc.shuffledSubarray(
    list.map((entry, index) => ({ ...entry, n: index + 1 })),
    { minLength: list.length },
  ),
);

describe('sorting', () => {
  test.each(POST_SORTS)('orders posts like a slow reference that orders ties by number: %s', (sort) => {
    fc.assert(
      fc.property(shuffled, (list) => {
        const posts = list.map(({ n, ...given }) => samplePost(n, given));
        const expected = selectionSort(posts, sort, ({ id }) => Number(id.split('-')[1]));
        expect(sortPosts(posts, sort).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });

  test.each(COMMENT_SORTS)('orders comments like a slow reference that orders ties by number: %s', (sort) => {
    fc.assert(
      fc.property(shuffled, (list) => {
        const comments = list.map(({ n, ...given }) => ({ ...sampleComment(n), ...given }));
        const expected = selectionSort(comments, sort, ({ id }) => Number(id.split('-')[3]));
        expect(sortComments(comments, sort).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });

  test('offers five orders for posts and four for comments, newest first by default', () => {
    expect(POST_SORTS).toEqual(['new', 'top', 'controversial', 'comments', 'old']);
    expect(COMMENT_SORTS).toEqual(['new', 'top', 'controversial', 'old']);
  });

  test('leaves the replies to a comment in the given order', () => {
    const replies = ['2026-01-01', '2026-01-03', '2026-01-02'].map((createdAt) => ({ ...sampleComment(1), createdAt }));
    for (const sort of COMMENT_SORTS)
      expect(sortComments([sampleComment(1, { replies })], sort)[0].replies).toEqual(replies);
  });

  test('does not change the given list', () => {
    const posts = Object.freeze([samplePost(2), samplePost(1)]);
    expect(sortPosts(posts, 'old').map(({ id }) => id)).toEqual(['post-1', 'post-2']);
    expect(posts[0].id).toBe('post-2');
  });
});

describe('controversy', () => {
  test('grows with the number of votes, and with how evenly they are divided', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (few, more) => {
        const once = controversyOf({ upvotes: few, downvotes: more });
        expect(controversyOf({ upvotes: 2 * few, downvotes: 2 * more })).toBeGreaterThan(once);
        if (few + 1 < more) expect(controversyOf({ upvotes: few + 1, downvotes: more - 1 })).toBeGreaterThan(once);
        expect(controversyOf({ upvotes: more, downvotes: few })).toBe(once);
      }),
    );
  });

  test('is 0 without votes, and if all votes are upvotes', () => {
    expect(controversyOf({ upvotes: 0, downvotes: 0 })).toBe(0);
    expect(controversyOf({ upvotes: 54, downvotes: 0 })).toBe(0);
  });
});
