import type { Language } from './languages.ts';

/** The kinds of posts. Post numbers cycle through them in this order. */
export const POST_TYPES = ['question', 'guide', 'tip', 'discussion'] as const;

export type PostType = (typeof POST_TYPES)[number];

export const BADGES = ['QR Expert', 'Helpful', 'Top Contributor', 'QR Master', 'Code Creator'] as const;

export type Badge = (typeof BADGES)[number];

/** The author of a post, a comment or a reply. `avatar` is the argument of `avatarArt`: the username. */
export interface Author {
  readonly name: string;
  readonly username: string;
  readonly avatar: string;
}

/** A reply to a comment. All dates are ISO 8601. */
export interface Reply {
  readonly id: string;
  readonly author: Author;
  readonly content: string;
  readonly createdAt: string;
  readonly upvotes: number;
  readonly downvotes: number;
}

/** A comment on a post. `id` is `comment-{postId}-{n}`. Replies are ordered from oldest to newest. */
export interface Comment extends Reply {
  readonly postId: string;
  readonly replies: readonly Reply[];
}

/**
 * A post. `id` is `post-{n}`. If the post has a picture, `image` equals `id`, which is the name of its file in
 * `/community/`, and `imageAlt` is its text alternative, in the post's language.
 */
export interface Post {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Paragraphs, separated by line breaks. */
  readonly content: string;
  readonly author: Author;
  readonly createdAt: string;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly commentCount: number;
  readonly tags: readonly string[];
  readonly type: PostType;
  readonly language: Language;
  readonly keywords: readonly string[];
  readonly image?: string;
  readonly imageAlt?: string;
}

/** The data of a profile page. `bio` is in `language`; if `language` is absent, it is in the page's language. */
export interface AuthorProfile extends Author {
  readonly joinedDate: string;
  /** From 0 to 14999. */
  readonly karma: number;
  readonly badges: readonly Badge[];
  readonly bio: string;
  readonly language?: Language;
}
