const LONGEST = 160;

/** The text alternative of a code's picture: what it encodes, shortened where it is long. */
export function codeLabel(text: string): string {
  return `QR code for ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}
