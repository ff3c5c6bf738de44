import { publicName } from '#content';

const LONGEST = 160;

/** The text alternative of a code's picture: what it encodes, shortened where it is long, and never a password. */
export function codeLabel(text: string): string {
  const name = publicName(text);
  if (name.length <= LONGEST) return `QR code for ${name}`;
  // By code points, so that no character is halved.
  const start = [...name.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');
  return `QR code for ${start}…`;
}
