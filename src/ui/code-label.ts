const LONGEST = 160;

/** The text alternative of a code's picture: what it encodes, shortened where it is long. */
export function codeLabel(text: string): string {
  if (text.length <= LONGEST) return `QR code for ${text}`;
  // By code points, so that no character is halved.
  const start = [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');
  return `QR code for ${start}…`;
}
