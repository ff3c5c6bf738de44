/** More than two lines of any card hold; what does not fit, the style sheet cuts. */
const LENGTH = 240;

/** The beginning of a post's content on one line, for a card. No character is split, and a cut is marked. */
export function excerptOf(content: string): string {
  const start = [
    ...content
      .slice(0, 3 * LENGTH)
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return start.length <= LENGTH ? start.join('') : `${start.slice(0, LENGTH).join('').trimEnd()}…`;
}
