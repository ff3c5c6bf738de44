import type { Comment, Post } from '../entities.ts';

export function samplePost(n: number, given: Partial<Post> = {}): Post {
  return {
    id: `post-${n}`,
    slug: `title-${n}`,
    title: '',
    content: '',
    author: { name: '', username: '', avatar: '' },
    createdAt: '2026-01-01T00:00:00.000Z',
    upvotes: 0,
    downvotes: 0,
    commentCount: 0,
    tags: [],
    type: 'question',
    language: 'en',
    keywords: [],
    ...given,
  };
}

export function sampleComment(n: number, given: Partial<Comment> = {}): Comment {
  return {
    id: `comment-post-1-${n}`,
    postId: 'post-1',
    author: { name: '', username: '', avatar: '' },
    content: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    upvotes: 0,
    downvotes: 0,
    replies: [],
    ...given,
  };
}
