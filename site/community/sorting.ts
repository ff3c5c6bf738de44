import type { Comment, Post } from './entities.ts';
import { trailingNumber } from './slug.ts';
import { scoreOf } from './votes.ts';

/** The orders for posts, as offered by the selector; the first is the default. */
export const POST_SORTS = ['new', 'top', 'controversial', 'comments', 'old'] as const;

export type PostSort = (typeof POST_SORTS)[number];

/** The orders for comments, as in their tabs; the first is the default. */
export const COMMENT_SORTS = ['new', 'top', 'controversial', 'old'] as const;

export type CommentSort = (typeof COMMENT_SORTS)[number];

interface Sortable {
  readonly id: string;
  readonly createdAt: string;
  readonly upvotes: number;
  readonly downvotes: number;
}

type Comparison<T> = (left: T, right: T) => number;

/** Returns a new list in the requested order. Ties are ordered by the numbers at the end of the ids. */
export function sortPosts(posts: readonly Post[], sort: PostSort): readonly Post[] {
  return posts.toSorted(tiesByNumber(sort === 'comments' ? byCommentCount : COMPARISONS[sort]));
}

/** Returns a new list in the requested order, ties as in `sortPosts`. Replies keep their order. */
export function sortComments(comments: readonly Comment[], sort: CommentSort): readonly Comment[] {
  return comments.toSorted(tiesByNumber(COMPARISONS[sort]));
}

/** 0 if all votes agree. Only exactly rounded arithmetic, so that every machine sorts in the same order. */
function controversyOf({ upvotes, downvotes }: Pick<Sortable, 'upvotes' | 'downvotes'>): number {
  const larger = Math.max(upvotes, downvotes);
  return larger === 0 ? 0 : ((upvotes + downvotes) * Math.min(upvotes, downvotes)) / larger;
}

const COMPARISONS: Readonly<Record<CommentSort, Comparison<Sortable>>> = {
  new: (left, right) => byAge(right, left),
  top: (left, right) => scoreOf(right) - scoreOf(left),
  controversial: (left, right) => controversyOf(right) - controversyOf(left),
  old: byAge,
};

function tiesByNumber<T extends Sortable>(compare: Comparison<T>): Comparison<T> {
  return (left, right) => compare(left, right) || trailingNumber(left.id) - trailingNumber(right.id);
}

function byAge(left: Sortable, right: Sortable): number {
  return Date.parse(left.createdAt) - Date.parse(right.createdAt);
}

function byCommentCount(left: Post, right: Post): number {
  return right.commentCount - left.commentCount;
}
