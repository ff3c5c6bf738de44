/** Returns the paragraphs of a post's content: its non-blank lines, trimmed. */
export function paragraphsOf(content: string): readonly string[] {
  return content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
