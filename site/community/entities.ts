/** The languages of posts, each under its own name, in the order of the filter. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'zh', name: '中文' },
  { code: 'ja', name: '日本語' },
] as const;

/** The code of a language, as in the `lang` attribute. */
export type Language = (typeof LANGUAGES)[number]['code'];

/** The kinds of posts. Post numbers cycle through them in this order. */
export const POST_TYPES = ['question', 'guide', 'tip', 'discussion'] as const;

/** The kind of a post. */
export type PostType = (typeof POST_TYPES)[number];

/** All badges that a profile can have. */
export const BADGES = ['QR Expert', 'Helpful', 'Top Contributor', 'QR Master', 'Code Creator'] as const;

/** The name of a badge. */
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
 * A post. `id` is `post-{n}`. `image` equals `id` if the post has a picture, and is absent otherwise. `postArt` draws
 * the picture from the number `n`.
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
}

/** The data of a profile page. `bio` is in `language`; if `language` is absent, it is in the page's language. */
export interface AuthorProfile extends Author {
  readonly joinedDate: string;
  /** From 0 to 14999. */
  readonly karma: number;
  /** One to five different badges. */
  readonly badges: readonly Badge[];
  readonly bio: string;
  readonly language?: Language;
}
