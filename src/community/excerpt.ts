const DESCRIPTION_LENGTH = 160;

/** The paragraphs of a post's content: its lines that are not blank. */
export function paragraphsOf(content: string): readonly string[] {
  return content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The first 160 characters of a post's content on one line. No character is split. */
export function metaDescription(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return [...line].slice(0, DESCRIPTION_LENGTH).join('').trimEnd();
}
