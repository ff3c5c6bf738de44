import { describe, expect, test } from 'vitest';
import { addComment } from './comments.ts';
import { sortComments } from './sorting.ts';
import { sampleComment } from './testing/sample-post.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const AUTHOR = { name: 'You', username: 'you', avatar: 'you' };
const comments = [sampleComment(1), sampleComment(2)];

describe('adding a comment', () => {
  test('puts the trimmed text on top, without votes or replies, with the next number', () => {
    expect(addComment(comments, '  Works for me.\n', AUTHOR, NOW)).toEqual([
      {
        id: 'comment-post-1-3',
        postId: 'post-1',
        author: AUTHOR,
        content: 'Works for me.',
        createdAt: '2026-03-01T12:00:00.000Z',
        upvotes: 0,
        downvotes: 0,
        replies: [],
      },
      ...comments,
    ]);
  });

  test.each(['', ' ', '\n\t', '\u00a0\u3000'])('ignores the blank text %j', (text) => {
    expect(addComment(comments, text, AUTHOR, NOW)).toBeNull();
  });

  test('never uses a number twice, whatever the order of the comments', () => {
    const once = addComment(comments, 'One', AUTHOR, NOW)!;
    const twice = addComment(sortComments(once, 'old'), 'Two', AUTHOR, NOW)!;
    expect(twice.map(({ id }) => id)).toEqual([
      'comment-post-1-4',
      'comment-post-1-1',
      'comment-post-1-2',
      'comment-post-1-3',
    ]);
  });
});
