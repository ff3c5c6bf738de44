import { POST_TYPES, type PostType } from './entities.ts';
import { LANGUAGE_CYCLE, type Language } from './languages.ts';
import { COMMENT_AUTHOR_COUNT, POST_AUTHORS, type PostAuthor } from './people.ts';
import { type RandomStream, randomStream } from './random.ts';

export const POST_COUNT = 100;

export interface PostOutline {
  readonly n: number;
  readonly language: Language;
  readonly type: PostType;
  readonly author: PostAuthor;
  /** The age of the post at the visit, in whole minutes. A post with a lower number `n` is older. */
  readonly ageMinutes: number;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly hasImage: boolean;
  readonly commentCount: number;
}

export interface PostPlan extends PostOutline {
  readonly comments: readonly CommentPlan[];
}

/** The plan of a reply. `user` is the `n` of the username `user{n}`. */
export interface ReplyPlan {
  readonly user: number;
  readonly ageMinutes: number;
  readonly upvotes: number;
  readonly downvotes: number;
}

export interface CommentPlan extends ReplyPlan {
  /** Ordered from oldest to newest. If there are two, the second is by the author of the comment. */
  readonly replies: readonly ReplyPlan[];
}

/** Determines all sample data except for texts and dates. */
export const SEED = 12345;

// All times are in minutes.
const HOUR = 60;
const DAY = 24 * HOUR;
const POST_INTERVAL = (90 * DAY) / POST_COUNT;
/** Also the minimum age of the newest post, so that the comments on it can be younger than it. */
const POST_GAP = POST_INTERVAL / 3;
const OLDEST_COMMENT = 48 * HOUR;
const OLDEST_REPLY = 24 * HOUR;
/** The minimum age of a comment, in minutes. It leaves time for two replies between the comment and the visit. */
const YOUNGEST_COMMENT = 10;

/** Returns the outline of post `n`, for a list. Throws a `RangeError` unless `n` is an integer from 1 to 100. */
export function outlinePost(n: number): PostOutline {
  return drawOutline(n, streamOf(n));
}

/** Returns the whole plan of post `n`, the same at each call. Throws a `RangeError` as `outlinePost` does. */
export function planPost(n: number): PostPlan {
  const random = streamOf(n);
  const outline = drawOutline(n, random);
  return { ...outline, comments: planComments(random, outline.commentCount, outline.ageMinutes) };
}

function streamOf(n: number): RandomStream {
  if (!Number.isInteger(n) || n < 1 || n > POST_COUNT) {
    throw new RangeError(`There is no post number ${n}: the numbers run from 1 to ${POST_COUNT}.`);
  }
  return randomStream(SEED, n);
}

/** Returns a random outline of post `n`. If the calls of `random` were in another order, all posts would change. */
function drawOutline(n: number, random: RandomStream): PostOutline {
  const language = LANGUAGE_CYCLE[n % LANGUAGE_CYCLE.length];
  return {
    n,
    language,
    type: POST_TYPES[(n - 1) % POST_TYPES.length],
    ageMinutes: (POST_COUNT - n) * POST_INTERVAL + random.integer(POST_GAP, POST_INTERVAL),
    author: random.pick(POST_AUTHORS.filter((author) => author.languages.includes(language))),
    upvotes: random.integer(5, 54),
    downvotes: random.integer(0, 4),
    hasImage: n % 4 !== 0,
    commentCount: random.integer(1, 20),
  };
}

function planComments(random: RandomStream, count: number, postAge: number): CommentPlan[] {
  const oldest = Math.min(OLDEST_COMMENT, postAge - 1);
  const ages = random.distinct(count, YOUNGEST_COMMENT, oldest).sort(byAgeDescending);
  const replyCounts = ages.map((_, index) => ((index + 1) % 3 === 0 ? random.integer(1, 2) : 0));
  const repliedTo = replyCounts.filter((replies) => replies > 0).length;
  const users = random.distinct(count + repliedTo, 1, COMMENT_AUTHOR_COUNT);
  const answering = users.slice(count);
  return ages.map((ageMinutes, index) => {
    const user = users[index];
    const votes = drawVotes(random);
    const replyAges = random
      .distinct(replyCounts[index], 1, Math.min(OLDEST_REPLY, ageMinutes - 1))
      .sort(byAgeDescending);
    const replies = replyAges.map((replyAge, position) => ({
      user: position === 0 ? answering[Math.floor(index / 3)] : user,
      ageMinutes: replyAge,
      ...drawVotes(random),
    }));
    return { user, ageMinutes, ...votes, replies };
  });
}

function drawVotes(random: RandomStream): { upvotes: number; downvotes: number } {
  return { upvotes: random.integer(0, 14), downvotes: random.integer(0, 2) };
}

function byAgeDescending(left: number, right: number): number {
  return right - left;
}
