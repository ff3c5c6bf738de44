/** Returns a text on one line, cut to `length` code points, with `mark` after a cut. White space is collapsed. */
export function cutText(text: string, length: number, mark = ''): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // A character has at most two UTF-16 units, so a long text need not be split completely.
  const start = [...line.slice(0, 2 * length + 1)];
  return start.length <= length ? line : `${start.slice(0, length).join('').trimEnd()}${mark}`;
}
