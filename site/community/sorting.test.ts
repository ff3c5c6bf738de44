import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMENT_SORTS, POST_SORTS, type PostSort, sortComments, sortPosts } from './sorting.ts';
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
});
