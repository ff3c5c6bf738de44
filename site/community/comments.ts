import type { Author, Comment, Post, Reply } from './entities.ts';
import { commenterOf } from './people.ts';
import { type CommentPlan, planPost, type ReplyPlan } from './plan.ts';
import { type CommentText, loadText, minutesBefore, numberOf } from './posts.ts';

/** Returns a post's comments with their replies, oldest first. Dates are relative to `now`. */
export async function generateComments(post: Post, now: Date): Promise<readonly Comment[]> {
  const n = numberOf(post);
  const texts = (await loadText(n)).comments;
  return planPost(n)
    .comments.slice(0, texts.length)
    .map((plan, index) => commentOf(plan, texts[index], index + 1, post.id, now));
}

/**
 * Returns the comments after a new one by `author`; null if `text` is blank. White space around it is removed. The
 * first comment of a post needs `postId`: without it, a `RangeError` is thrown.
 */
export function addComment(
  comments: readonly Comment[],
  text: string,
  author: Author,
  now: Date,
  postId: string = comments[0]?.postId,
): readonly Comment[] | null {
  const content = text.trim();
  if (content === '') return null;
  if (!postId) throw new RangeError('A comment cannot be added without knowing its post.');
  const added: Comment = {
    id: `comment-${postId}-${comments.length + 1}`,
    postId,
    author,
    content,
    createdAt: now.toISOString(),
    upvotes: 0,
    downvotes: 0,
    replies: [],
  };
  return [added, ...comments];
}

function commentOf(plan: CommentPlan, written: CommentText, n: number, postId: string, now: Date): Comment {
  const { text, replies } = typeof written === 'string' ? { text: written, replies: [] } : written;
  const answers = plan.replies.slice(0, replies.length);
  return {
    ...entryOf(`comment-${postId}-${n}`, plan, text, now),
    postId,
    replies: answers.map((reply, index) => entryOf(`reply-${postId}-${n}-${index + 1}`, reply, replies[index], now)),
  };
}

function entryOf(id: string, plan: ReplyPlan, content: string, now: Date): Reply {
  const { name, username } = commenterOf(plan.user);
  return {
    id,
    author: { name, username, avatar: username },
    content,
    createdAt: minutesBefore(now, plan.ageMinutes),
    upvotes: plan.upvotes,
    downvotes: plan.downvotes,
  };
}
