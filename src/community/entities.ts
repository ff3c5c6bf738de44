/** The languages posts are written in, each under the name it calls itself, in the order a filter lists them. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'zh', name: '中文' },
  { code: 'ja', name: '日本語' },
] as const;

/** A language's code, which is also the value of the `lang` attribute on a text in it. */
export type Language = (typeof LANGUAGES)[number]['code'];

/** The kinds of post, in the order that post numbers cycle through them. */
export const POST_TYPES = ['question', 'guide', 'tip', 'discussion'] as const;

/** The kind of a post. */
export type PostType = (typeof POST_TYPES)[number];

/** Every badge that a profile can carry. */
export const BADGES = ['QR Expert', 'Helpful', 'Top Contributor', 'QR Master', 'Code Creator'] as const;

/** The name of a badge. */
export type Badge = (typeof BADGES)[number];

/** The author of a post, a comment or a reply. `avatar` is the input of `avatarArt`: the username. */
export interface Author {
  readonly name: string;
  readonly username: string;
  readonly avatar: string;
}

/** An answer to a comment. `createdAt` is ISO 8601, here and below. */
export interface Reply {
  readonly id: string;
  readonly author: Author;
  readonly content: string;
  readonly createdAt: string;
  readonly upvotes: number;
  readonly downvotes: number;
}

/** A comment on a post; `id` is `comment-{postId}-{n}`, replies run from the oldest to the newest. */
export interface Comment extends Reply {
  readonly postId: string;
  readonly replies: readonly Reply[];
}

/**
 * A post; `id` is `post-{n}`, and so is `image`, which is absent on posts without one: `postArt` draws it from the
 * number.
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

/** The data of a profile page. `bio` is in `language`; without one, in the page's language. */
export interface AuthorProfile extends Author {
  readonly joinedDate: string;
  /** From 0 to 14999. */
  readonly karma: number;
  /** One to five, no two alike. */
  readonly badges: readonly Badge[];
  readonly bio: string;
  readonly language?: Language;
}
