/** The texts of one post. Everything else follows from its number and the seed. */
export interface PostText {
  /** The post's number, 1 to 100. */
  readonly n: number;
  readonly title: string;
  /** Paragraphs, separated by blank lines. */
  readonly content: string;
  readonly tags: readonly [string, string, string, string];
  readonly keywords: readonly [string, string, string, string, string, string];
  /** Ordered from oldest to newest. The post's plan determines how many comments and replies there are. */
  readonly comments: readonly CommentText[];
}

/** The text of a comment, with its replies, if any, ordered from oldest to newest. */
export type CommentText = string | { readonly text: string; readonly replies: readonly string[] };
