/** The texts of one post. Everything else about it follows from its number and the seed. */
export interface PostText {
  /** The post's number, 1 to 100. */
  readonly n: number;
  readonly title: string;
  /** Paragraphs, separated by an empty line. */
  readonly content: string;
  readonly tags: readonly [string, string, string, string];
  readonly keywords: readonly [string, string, string, string, string, string];
  /** From the oldest to the newest, as many as planned for this number, with replies where they are planned. */
  readonly comments: readonly CommentText[];
}

/** A comment's text; with its replies, from the oldest to the newest, where it has any. */
export type CommentText = string | { readonly text: string; readonly replies: readonly string[] };
