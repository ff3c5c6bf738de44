/** Returns the paragraphs of a post's content: its lines that are not blank, trimmed. */
export function paragraphsOf(content: string): readonly string[] {
  return content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
