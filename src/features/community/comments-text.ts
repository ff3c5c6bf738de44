/** A number of comments in words: '1 comment'. */
export function commentsText(count: number): string {
  return count === 1 ? '1 comment' : `${count} comments`;
}
