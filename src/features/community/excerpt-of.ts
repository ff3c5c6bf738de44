/** More than two lines of any card hold; what does not fit, the style sheet cuts. */
const LENGTH = 240;

/** The beginning of a post's content on one line, for a card. No character is split, and a cut is marked. */
export function excerptOf(content: string): string {
  const characters = [...content.replace(/\s+/g, ' ').trim()];
  return characters.length <= LENGTH ? characters.join('') : `${characters.slice(0, LENGTH).join('').trimEnd()}…`;
}
